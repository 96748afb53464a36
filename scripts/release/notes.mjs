/** Must be about this version or unreleased. */
export function newestNotes(log, version) {
  const [, newest = ""] = log.split(/^(?=## )/m);
  if (![`## ${version} `, `## ${version}\n`, "## Unreleased\n"].some((start) => newest.startsWith(start)))
    throw new Error(`The newest part of CHANGELOG.md is not about ${version}`);
  return `# Umbral ${newest.slice(3)}`;
}
