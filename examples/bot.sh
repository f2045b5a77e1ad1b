#!/bin/sh
# The same bot for a shell: it plays moves by chance, with sh, sed and awk alone.
#
#     sh examples/bot.sh [GAME [SEED]]
#
# TABLETOP is the program, if it isn't on the PATH: TABLETOP=".venv/bin/tabletop" sh examples/bot.sh
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkfifo "$folder/requests" "$folder/answers"
${TABLETOP:-tabletop} serve <"$folder/requests" >"$folder/answers" &
exec 3>"$folder/requests" 4<"$folder/answers"

ask() {  # sends a request; the answer is in $answer
  printf '%s\n' "$1" >&3
  IFS= read -r answer <&4
  case $answer in *'"ok": true'*) ;; *) printf '%s\n' "$answer" >&2; exit 1 ;; esac
}

ask "{\"do\": \"new\", \"game\": \"${1:-public_market}\", \"seats\": [\"person\", \"person\"], \"seed\": ${2:-1}}"
moves=0
while :; do
  case $answer in *'"over": true'*) break ;; esac
  ask '{"do": "legal"}'
  moves=$((moves + 1))
  # Each move begins with {"action": {...}; one of them is taken by chance. Actions have no objects inside.
  action=$(printf '%s\n' "$answer" | sed 's/{"action": /\
&/g' | sed -n 's/^{"action": \({[^}]*}\).*/\1/p' |
    awk -v seed="${2:-1}$moves" 'BEGIN { srand(seed) } rand() * NR < 1 { chosen = $0 } END { print chosen }')
  ask "{\"do\": \"play\", \"action\": $action}"
done
points=$(printf '%s\n' "$answer" | sed 's/.*"scores": \(\[[^]]*\]\).*/\1/')
verdict=$(printf '%s\n' "$answer" | sed 's/.*"verdict": "\([^"]*\)".*/\1/; s/\\u2212/-/g')
printf '%s\n' "$verdict The match is over after $moves moves. Points: $points"
ask '{"do": "quit"}'
wait
