<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>engine</name>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} seats; {n} were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called “{who}”. Seats can be: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option “{key}”. It has: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”. It can be: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
