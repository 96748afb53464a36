/** What the program and an operator read besides packages. */
export const releaseFiles = [
  "build/client",
  "build/server",
  "build/site-manifest.json",
  "db/migrations",
  "db/sample/images",
  "db/sample/sizes",
  "platform/accounts/common-passwords.txt.gz",
  "deploy",
  "docs",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "README.md",
  "LICENSE",
];
