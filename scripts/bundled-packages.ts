import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Notes which packages a bundle was made of: a release states them and carries their licenses. The folder is beside
 * what is served.
 */
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
