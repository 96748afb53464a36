#!/bin/sh
# Umbral, run by the Node that came with it. It needs nothing installed, and writes only DATA_DIR.
set -eu

root=$(dirname -- "$(readlink -f -- "$0")")

usage() {
  cat <<'USAGE'
umbral [--settings <file>] <command>

  start                 serves the site until it is stopped
  health                says whether a site responds on PORT
  backup [<place>]      makes a backup while the site goes on
  restore <place>       restores a backup into an empty installation
  verify [<place>]      reads all of a backup, or looks for what is wrong with the installation
  move --to <file>      moves the installation to the one whose settings are in the file
  migrate               brings the database to what this version needs
  staff list            staff accounts; "umbral staff --help" lists the rest
  version               prints the version

Settings come from the environment, and from the file if one is named: NAME=value, one a line.
README.md lists them, docs/OPERATIONS.md says how to run it in production.
USAGE
}

refuse() {
  printf '%s\n' "$1" >&2
  exit 1
}

settings=
if [ "${1-}" = --settings ]; then
  [ -r "${2-}" ] || refuse "The settings in ${2-no file} cannot be read."
  settings=--env-file=$2
  shift 2
fi

case ${1-help} in
  start)
    [ $# -eq 1 ] || refuse "start takes nothing more; settings come from the environment or by --settings."
    exec "$root/node/bin/node" @NODE_FLAGS@ ${settings:+"$settings"} "$root/@PROGRAM@"
    ;;
  help | -h | --help) usage ;;
  *) exec "$root/node/bin/node" @NODE_FLAGS@ ${settings:+"$settings"} "$root/@PROGRAM@" "$@" ;;
esac
