/** What the newest part of the change log says, which must be about this version. */
export function newestNotes(log, version) {
  const [, newest = ""] = log.split(/^(?=## )/m);
  if (!newest.startsWith(`## ${version} `) && !newest.startsWith(`## ${version}\n`))
    throw new Error(`The newest part of CHANGELOG.md is not about ${version}`);
  return `# Umbral ${newest.slice(3)}`;
}
