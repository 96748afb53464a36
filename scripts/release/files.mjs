import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
/** What an operator reads about single capabilities. */
const featureFiles = readdirSync(resolve(root, "app/features"))
  .flatMap((name) => [`app/features/${name}/README.md`, `app/features/${name}/alerts.yml`])
  .filter((file) => existsSync(resolve(root, file)));

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
  ...featureFiles,
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "README.md",
  "LICENSE",
];
