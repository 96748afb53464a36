#!/bin/sh
# Cuts the two typefaces down to what the site sets: English and Spanish, headings in one weight, text from regular to bold.
# Needs Debian's fonttools and python3-brotli. Run: sh design/fonts/subset.sh; the results go into app/fonts.
set -e
cd "$(dirname "$0")/../.."
letters="U+0020-007E,U+00A0,U+00A1,U+00A9-00AB,U+00AE,U+00B0,U+00B7,U+00BA,U+00BB,U+00BF-00FF,U+2010-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2122,U+2190-2193,U+2212"
features="kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum"
cut() {
  work=$(mktemp -d)
  pyftsubset "node_modules/@fontsource-variable/$1/files/$1-latin-wght-normal.woff2" --unicodes="$letters" --layout-features="$features" --flavor=woff2 --output-file="$work/$1.woff2"
  fonttools varLib.instancer "$work/$1.woff2" "wght=$2" -o "app/fonts/$1.woff2"
  rm -r "$work"
}
cut fraunces 600
cut figtree 400:700
