#!/bin/sh
# Renders the site's pictures, all or those named: design/scenes/render.sh [name …]
# Needs Debian's blender, python3-numpy and python3-scipy; see docs/DESIGN-SYSTEM.md.
set -eu
cd "$(dirname "$0")/../.."
PATH=$PWD/node_modules/.bin:$PATH
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
nice -n 19 blender -b --python-exit-code 1 -P design/scenes/render.py -- "$out" "$@" >/dev/null
set -- "$out"/*.png
for file do
  shift
  set -- "$@" "$(basename "$file" .png)"
done
node design/scenes/webp.ts "$out" "$@"
