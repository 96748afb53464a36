#!/bin/sh
# Cuts the two typefaces down to what the site sets: headings in one weight, text from regular to bold. What English and Spanish need
# is one file, which pages preload and which fits into the first round trip; other letters of names are a second, fetched where one occurs.
# Needs Debian's fonttools and python3-brotli. Run: sh design/fonts/subset.sh; the results go into app/fonts.
set -e
cd "$(dirname "$0")/../.."
core="U+0020-007E,U+00A0-00A1,U+00A9-00AB,U+00B7,U+00BA-00BB,U+00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00DA,U+00DC,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026"
rest="U+00AE,U+00B0,U+00C0,U+00C2-00C8,U+00CA-00CC,U+00CE-00D0,U+00D2,U+00D4-00D9,U+00DB,U+00DD-00E0,U+00E2-00E8,U+00EA-00EC,U+00EE-00F0,U+00F2,U+00F4-00F9,U+00FB,U+00FD-00FF,U+2010-2012,U+2015,U+201A,U+201E,U+20AC,U+2122,U+2190-2193,U+2212"
features="kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum"
cut() {
  work=$(mktemp -d)
  pyftsubset "node_modules/@fontsource-variable/$1/files/$1-latin-wght-normal.woff2" --unicodes="$3" --layout-features="$features" --no-hinting --flavor=woff2 --output-file="$work/$1.woff2"
  fonttools varLib.instancer "$work/$1.woff2" "wght=$2" -o "app/fonts/$4.woff2"
  rm -r "$work"
}
cut fraunces 600 "$core" fraunces
cut figtree 400:700 "$core" figtree
cut fraunces 600 "$rest" fraunces-rest
cut figtree 400:700 "$rest" figtree-rest
