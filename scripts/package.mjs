import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadedPackages } from "./loaded-packages.mjs";
import { copyClosure, findClosure } from "./release/closure.mjs";
import { releaseFiles } from "./release/files.mjs";
import { newestNotes } from "./release/notes.mjs";
import { folderSize, packFolder, writeChecksums } from "./release/pack.mjs";
import { billOfMaterials, byReference, licenseTexts } from "./release/parts.mjs";
import { nodeFlags, program } from "./server-command.mjs";
import { ensureBuilt, ensureInstalled, root, run, step } from "./steps.mjs";

const platforms = ["linux-x64", "linux-arm64"];
const ownPlatform = `${process.platform}-${process.arch}`;

const { platform } = parseArgs({ options: { platform: { type: "string", default: ownPlatform } } }).values;
if (!platforms.includes(platform)) {
  process.stderr.write(`A release is made for ${platforms.join(" or ")}, not for ${platform}: say --platform.\n`);
  process.exit(1);
}

process.chdir(root);
await ensureInstalled();
await ensureBuilt();

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { name, version } = manifest;
const folder = join(root, "dist", `${name}-${version}-${platform}`);
const nodePackage = `node-${platform}`;
const packagePath = (dependency) => `node_modules/${dependency}`;

/** For another platform, in a temporary folder. */
async function onInstalledTree(work) {
  if (platform === ownPlatform) return work(root);
  const tree = mkdtempSync(join(tmpdir(), "umbral-packages-"));
  try {
    for (const file of ["package.json", "package-lock.json"]) cpSync(file, join(tree, file));
    const [os, cpu] = platform.split("-");
    const target = [`--os=${os}`, `--cpu=${cpu}`, "--libc=glibc"];
    await step(`Fetching the packages of ${platform}`, () =>
      run("npm", ["ci", "--prefix", tree, ...target, "--omit=dev", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"]),
    );
    return await work(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

const bundledPackages = () => readdirSync("build/bundled").flatMap((file) => JSON.parse(readFileSync(join("build/bundled", file), "utf8")));

const launcher = () =>
  readFileSync(join(import.meta.dirname, "release/launcher.sh"), "utf8")
    .replaceAll("@NODE_FLAGS@", nodeFlags.join(" "))
    .replaceAll("@PROGRAM@", program);

function fillFolder(tree) {
  rmSync(folder, { recursive: true, force: true });
  for (const file of releaseFiles) cpSync(file, join(folder, file), { recursive: true, filter: (path) => !path.includes(".compiled") });
  const loadedPaths = findClosure(tree, loadedPackages);
  copyClosure(tree, loadedPaths, folder);
  cpSync(join(tree, packagePath(nodePackage), "bin/node"), join(folder, "node/bin/node"));

  const write = (file, text, mode = 0o644) => writeFileSync(join(folder, file), text, { mode });
  const writeJson = (file, value) => write(file, `${JSON.stringify(value, undefined, 2)}\n`);
  const { description, license } = manifest;
  writeJson("package.json", { name, version, description, license, private: true, type: "module" });
  write("umbral", launcher(), 0o755);
  write("RELEASE-NOTES.md", newestNotes(readFileSync("CHANGELOG.md", "utf8"), version));

  // Styles and fonts are imported only, which the bundler does not count as code.
  const paths = [...loadedPaths, ...bundledPackages(), ...[...Object.keys(manifest.dependencies), nodePackage].map(packagePath)];
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const packages = byReference(lock, paths);
  writeJson("sbom.cdx.json", billOfMaterials(lock, packages, manifest));
  write("THIRD-PARTY-LICENSES", licenseTexts([tree, root], lock, packages));
  writeChecksums(folder);
}

const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

await onInstalledTree((tree) => step(`Filling ${folder}`, () => fillFolder(tree)));
const { file, bytes } = await step("Packing it", () => packFolder(folder));
process.stdout.write(`\n${file}: ${megabytes(bytes)}, unpacked ${megabytes(folderSize(folder))}\n`);
