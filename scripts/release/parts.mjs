import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const nameAt = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const referenceTo = (lock, path) => `${nameAt(path)}@${lock.packages[path].version}`;

export function byReference(lock, paths) {
  const references = paths.map((path) => [referenceTo(lock, path), path]).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(references);
}

/** CycloneDX, from the lock file: npm's own command refuses a tree with a missing peer. Reproducible: no serial number, no time. */
export function billOfMaterials(lock, packages, { name, version, description, license }) {
  const program = `${name}@${version}`;
  const describedPackages = [...packages].map(([reference, path]) => [reference, lock.packages[path]]);
  const references = (path, dependencies) =>
    [...new Set(dependencies.flatMap((dependency) => locate(lock, path, dependency) ?? []).map((found) => referenceTo(lock, found)))]
      .filter((reference) => packages.has(reference))
      .sort();
  const namesOf = ({ dependencies, optionalDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: { "bom-ref": program, type: "application", name, version, description, purl: purlOf(program), ...licensesOf(license) },
    },
    components: describedPackages.map(([reference, { version, integrity, license }]) => ({
      "bom-ref": reference,
      type: "library",
      name: reference.slice(0, reference.lastIndexOf("@")),
      version,
      purl: purlOf(reference),
      hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex") }],
      ...licensesOf(license),
    })),
    dependencies: [
      { ref: program, dependsOn: references("", namesOf(lock.packages[""])) },
      ...[...packages].map(([ref, path]) => ({ ref, dependsOn: references(path, namesOf(lock.packages[path])) })),
    ],
  };
}

const purlOf = (reference) => `pkg:npm/${reference.replace(/^@/, "%40")}`;

function licensesOf(license) {
  if (!license) return {};
  if (/^[\w.+-]+$/.test(license)) return { licenses: [{ license: { id: license } }] };
  return { licenses: [/ (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { name: license } }] };
}

/** In the lock file, as Node resolves it. */
function locate(lock, from, name) {
  const inside = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (lock.packages[inside]) return inside;
  return from === "" ? undefined : locate(lock, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name);
}

const isLicense = (file) => /^(licen[cs]e|notice|copying|third-party)/i.test(file);

export function licenseTexts(trees, lock, packages) {
  const parts = [...packages].map(([reference, path]) => {
    const folder = trees.map((tree) => join(tree, path)).find((candidate) => existsSync(candidate));
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isLicense(entry.name));
    const texts = files.map(({ name }) => readFileSync(join(folder, name), "utf8").trim());
    const heading = `${reference} (${lock.packages[path].license ?? "see below"})`;
    return [heading, "=".repeat(heading.length), ...texts].join("\n\n");
  });
  return `${parts.join("\n\n\n")}\n`;
}
