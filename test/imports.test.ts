import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** What each layer may import; the first prefix that fits a file is its layer. docs/ARCHITECTURE.md draws it. */
const layers: { folder: string; imports: string[] }[] = [
  { folder: "lib/", imports: ["lib/"] },
  { folder: "db/", imports: ["lib/", "db/", "app/features/"] },
  { folder: "platform/", imports: ["platform/", "lib/"] },
  { folder: "app/messages/", imports: ["app/messages/", "lib/"] },
  { folder: "app/ui/", imports: ["app/ui/", "app/messages/", "lib/"] },
  { folder: "app/admin-kit/", imports: ["app/admin-kit/", "app/ui/", "app/messages/", "lib/"] },
  { folder: "app/mail-kit/", imports: ["app/mail-kit/", "app/messages/", "platform/", "lib/"] },
  { folder: "app/", imports: ["app/", "platform/", "lib/", "db/"] },
  { folder: "server/", imports: ["server/", "app/", "platform/", "lib/", "db/", "scripts/"] },
];

const files = globSync("{app,db,lib,platform,server}/**/*.{ts,tsx}").filter((file) => !/\.(test|spec|drill|d)\.tsx?$/.test(file));

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([#.][^"?]+)[^"]*"/g);
  return [...specifiers].flatMap(([, specifier = ""]) => {
    const target = specifier.startsWith("#") ? specifier.slice(1) : join(dirname(file), specifier);
    return /\.(tsx?|mjs)$/.test(target) ? [target] : [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));
const links = [...graph].flatMap(([file, targets]) => targets.map((target) => [file, target] as const));

it("imports run one way between layers", () => {
  const wrong = links.filter(([file, target]) => {
    const layer = layers.find(({ folder }) => file.startsWith(folder));
    // A foreign key names the table that it refers to, whichever part of the product owns it.
    const isForeignKey = file.includes("/tables/") && target.includes("/tables/");
    return layer !== undefined && !isForeignKey && !layer.imports.some((folder) => target.startsWith(folder));
  });
  expect(wrong.map((link) => link.join(" → "))).toEqual([]);
});

it("has no import cycle, imports of types included", () => {
  const programs = globSync("{bench,design,drills,e2e,scripts,test}/**/*.{ts,tsx,mjs}");
  const wholeGraph = new Map([...graph, ...programs.map((file) => [file, importsOf(file)] as const)]);
  const cycles: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (visited.has(file)) return;
    visited.add(file);
    for (const target of wholeGraph.get(file) ?? []) visit(target, [...path, file]);
  };
  for (const file of wholeGraph.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});

it("lets no two folders of platform import each other", () => {
  const folderOf = (file: string) => file.match(/^platform\/[^/]+(?=\/)/)?.[0];
  // A table depends on none of the code of its folder, so reading it is no dependency on that code.
  const codeLinks = links.filter(([, target]) => !target.includes("/tables/"));
  const folderLinks = new Set(codeLinks.map(([file, target]) => `${folderOf(file)} → ${folderOf(target)}`));
  const folders = [...new Set(files.flatMap((file) => folderOf(file) ?? []))].sort();
  const pairs = folders.flatMap((one) =>
    folders
      .filter((other) => one < other && folderLinks.has(`${one} → ${other}`) && folderLinks.has(`${other} → ${one}`))
      .map((other) => `${one} ⇄ ${other}`),
  );
  expect(pairs).toEqual([]);
});

/**
 * What a feature may import from another one's server code besides its `reads.server.ts`: settings, which exist to be read by
 * every feature; and what public pages of several features show: their content, shared picture and glossary terms, the contact form
 * with the calculation that a visitor attaches and the token of a public form, the count of ways to reach a person, officers and
 * the states in which they are licensed, officers for a visitor's case, which come from the cache, and where their time is booked.
 */
const sharedServerFiles = [
  "settings/settings.server.ts",
  "settings/consent.server.ts",
  "pages/sections/page.server.ts",
  "pages/sections/share-picture.server.ts",
  "pages/sections/glossary.server.ts",
  "leads/messages/form-action.server.ts",
  "leads/messages/form-token.server.ts",
  "leads/public/attachment.server.ts",
  "calculators/public/attached-calculation.server.ts",
  "contact-ways/uses.server.ts",
  "officers/public/booking-path.server.ts",
  "officers/public/licensed-states.server.ts",
  "officers/public/shown-officers.server.ts",
  "officers/public/suggested-officers.server.ts",
].map((file) => `app/features/${file}`);

const featureOf = (file: string) => file.match(/^app\/features\/([^/]+)\//)?.[1];
const isShared = (target: string) => /^app\/features\/[^/]+\/reads\.server\.ts$/.test(target) || sharedServerFiles.includes(target);

it("reads another feature's data through what its owner exports", () => {
  const foreign = links.filter(([file, target]) => {
    const owner = featureOf(target);
    if (!owner || owner === featureOf(file) || file.includes("/tables/")) return false;
    if (target.includes("/tables/")) return true;
    return featureOf(file) !== undefined && /\.server\.tsx?$/.test(target) && !isShared(target);
  });
  expect(foreign.map((link) => link.join(" → "))).toEqual([]);
});

it("lets the buying guide use the calculators, and not the other way around", () => {
  const back = links.filter(([file, target]) => featureOf(file) === "calculators" && featureOf(target) === "buying-guide");
  expect(back.map((link) => link.join(" → "))).toEqual([]);
});

it("uses no tables of platform but those that features list, count and join in ways of their own", () => {
  const openTables = ["accounts/staff", "audit/audit-events", "content/revisions", "images/images", "mail/mail-jobs"];
  const isOpen = (target: string) => openTables.includes(target.replace(/^platform\/(.+)\/tables\/(.+)\.server\.ts$/, "$1/$2"));
  const closed = links.filter(
    ([file, target]) => file.startsWith("app/") && !file.includes("/tables/") && /^platform\/.+\/tables\//.test(target) && !isOpen(target),
  );
  // The screens of the history list who read personal data, those of the drafts what platform publishes.
  const isOwnScreen = ([file, target]: readonly [string, string]) =>
    file.startsWith("app/features/history/") || (file.startsWith("app/features/drafts/") && target.startsWith("platform/drafts/"));
  const others = closed.filter((link) => !isOwnScreen(link));
  expect(others.map((link) => link.join(" → "))).toEqual([]);
});
