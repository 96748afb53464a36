/** What the newest part of the change log says, which must be about this version or what comes after the last one. */
export function newestNotes(log, version) {
  const [, newest = ""] = log.split(/^(?=## )/m);
  if (![`## ${version} `, `## ${version}\n`, "## Unreleased\n"].some((start) => newest.startsWith(start)))
    throw new Error(`The newest part of CHANGELOG.md is not about ${version}`);
  return `# Umbral ${newest.slice(3)}`;
}
