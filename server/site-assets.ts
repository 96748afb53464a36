import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";

type Chunk = { file: string; name?: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[] };

/** The entry comes first. */
export type SiteAssets = { filesFor: (islands: string[]) => string[] };

export function siteAssets(manifest: Record<string, Chunk>): SiteAssets {
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no script for public pages");
  const withImports = ({ file, imports = [] }: Chunk): string[] => [
    `/${file}`,
    ...imports.flatMap((key) => (manifest[key] ? withImports(manifest[key]) : [])),
  ];
  const entryFiles = withImports(entry);
  const filesByName = new Map(chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((chunk) => [chunk.name, withImports(chunk)]));
  return {
    filesFor(islands) {
      const names = islands.length === 0 ? [] : ["hydrate", ...islands];
      return [...new Set([...entryFiles, ...names.flatMap((name) => filesByName.get(name) ?? [])])];
    },
  };
}

export function builtSiteAssets(): SiteAssets {
  return siteAssets(JSON.parse(readFileSync(join(projectRoot, "build/site-manifest.json"), "utf8")));
}
