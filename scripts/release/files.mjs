import { existsSync, readdirSync } from "node:fs";

/** What an operator reads about single capabilities. */
const featureFiles = readdirSync("app/features")
  .flatMap((name) => [`app/features/${name}/README.md`, `app/features/${name}/alerts.yml`])
  .filter((file) => existsSync(file));

/** What a release has of this tree: what the program reads at run time besides its packages, and what an operator reads. */
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
  ...featureFiles,
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "README.md",
  "LICENSE",
];
