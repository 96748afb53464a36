import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** For the licenses and bill of materials of a release. */
export function noteBundledPackages(bundle: string): Plugin {
  const root = process.cwd();
  const folder = join(root, "build/bundled");
  return {
    name: "umbral:bundled-packages",
    apply: "build",
    generateBundle() {
      const packages = [...this.getModuleIds()].flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/@?][^/?]*/.exec(id)?.[0] ?? []);
      const paths = [...new Set(packages)].map((path) => relative(root, path)).filter((path) => path.startsWith("node_modules/"));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${bundle}-${this.environment.name}.json`), JSON.stringify(paths.sort()));
    },
  };
}
