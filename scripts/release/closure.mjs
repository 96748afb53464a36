import { cpSync, existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** As Node resolves it. */
function locate(tree, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, "node_modules", name);
    if (basename(folder) !== "node_modules" && existsSync(join(tree, path, "package.json"))) return path;
    if (folder === ".") return undefined;
  }
}

/** All runtime dependencies of the installed platform, as paths. */
export function findClosure(tree, names) {
  const paths = new Set();
  const visit = (from, name, isOptional) => {
    const path = locate(tree, from, name);
    if (!path && isOptional) return;
    if (!path) throw new Error(`${name}, which ${from} needs, is not installed`);
    if (paths.has(path)) return;
    paths.add(path);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(tree, path);
    for (const name of Object.keys(dependencies)) visit(path, name, name in optionalDependencies);
    for (const name of Object.keys(optionalDependencies)) visit(path, name, true);
    for (const peer of Object.keys(peerDependencies)) if (!peerDependenciesMeta[peer]?.optional) visit(path, peer, false);
  };
  for (const name of names) visit(".", name, false);
  return [...paths].sort();
}

const readManifest = (tree, path) => JSON.parse(readFileSync(join(tree, path, "package.json"), "utf8"));

/** Licenses stay. */
const isDispensable = (file) => /\.(map|d\.[cm]?ts|tsbuildinfo|markdown)$/.test(file) || (/\.md$/i.test(file) && !/licen[cs]e/i.test(file));
const dispensableFolders = new Set(["dist-types", "test", "tests", "__tests__", "docs", "examples", ".github"]);

export function copyClosure(tree, paths, folder) {
  for (const path of paths) {
    const source = join(tree, path);
    const isWanted = (file) => {
      const inside = file.slice(source.length + 1);
      // Nested packages are copied on their own.
      return inside !== "node_modules" && !dispensableFolders.has(inside) && !isDispensable(file);
    };
    cpSync(source, join(folder, path), { recursive: true, filter: isWanted });
  }
}
