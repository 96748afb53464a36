import type { BlockKind } from "./block-kind.ts";

/** The kinds of blocks, in the order in which staff choose from them. Each is a folder. */
export const kindNames = [
  "hero",
  "text",
  "text-with-picture",
  "cards",
  "steps",
  "questions",
  "call-to-action",
  "contact-form",
  "ways",
  "officers",
  "posts",
  "quote",
  "numbers",
  "table",
  "slideshow",
  "video",
  "documents",
  "glossary",
  "calculator",
  "map",
  "hours",
] as const;

const modules = import.meta.glob<BlockKind>("./*/schema.ts", { eager: true, import: "kind" });

/** By name. A block of any other kind is kept, and shows nothing. */
export const blockKinds: ReadonlyMap<string, BlockKind> = new Map(
  kindNames.flatMap((name) => {
    const kind = modules[`./${name}/schema.ts`];
    return kind ? [[name, kind] as const] : [];
  }),
);

export const needsScript = ({ kind }: { kind: string }): boolean => blockKinds.get(kind)?.hasScript === true;
