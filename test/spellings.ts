const encodeLetter = (letter = "") => `%${letter.charCodeAt(0).toString(16)}`;

/** Ways to write a path of the API that some layer of a server takes for the same one; those marked do reach the call here. */
export const spellings: Array<{ name: string; reaches: boolean; spell: (path: string) => string }> = [
  { name: "as it is", reaches: true, spell: (path) => path },
  { name: "in capitals", reaches: true, spell: (path) => path.toUpperCase() },
  { name: "with a trailing slash", reaches: false, spell: (path) => `${path}/` },
  { name: "with doubled slashes", reaches: false, spell: (path) => path.replaceAll("/", "//") },
  { name: "with a letter percent-encoded", reaches: false, spell: (path) => path.replace(/(?<=^\/api\/)./, encodeLetter) },
  { name: "with /api percent-encoded", reaches: false, spell: (path) => path.replace("/api", "/%61%70%69") },
  { name: "with slashes percent-encoded", reaches: false, spell: (path) => path.replace(/(?<=.)\//g, "%2f") },
  { name: "through a dot segment", reaches: true, spell: (path) => path.replace("/api/", "/api/./") },
  { name: "through a parent segment", reaches: true, spell: (path) => path.replace("/api/", "/healthz/../api/") },
  { name: "through an encoded parent segment", reaches: true, spell: (path) => path.replace("/api/", "/api/auth/%2e%2e/") },
  {
    name: "twice percent-encoded",
    reaches: false,
    spell: (path) => path.replace(/(?<=^\/api\/)./, (letter) => `%25${encodeLetter(letter).slice(1)}`),
  },
  { name: "with a path parameter", reaches: false, spell: (path) => `${path};v=1` },
  { name: "with a .data suffix", reaches: false, spell: (path) => `${path}.data` },
  { name: "with a .json suffix", reaches: false, spell: (path) => `${path}.json` },
  { name: "with an encoded NUL", reaches: false, spell: (path) => `${path}%00` },
  { name: "with an encoded question mark", reaches: false, spell: (path) => `${path}%3f` },
];
