import type { LocalizedText } from "#lib/localize.ts";
import type { BlockKind } from "./block-kind.ts";
import { sourceLabels } from "./source.ts";

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

type SettingLabels = Record<string, LocalizedText>;
const modules = import.meta.glob<{ kind: BlockKind; labels?: SettingLabels }>("./*/schema.ts", { eager: true });

/** What the settings of blocks are called; one that several kinds have is called the same. */
export const settingLabels: SettingLabels = Object.assign({}, sourceLabels, ...Object.values(modules).map(({ labels }) => labels));

/** By name. A block of any other kind is kept, and shows nothing. */
export const blockKinds: ReadonlyMap<string, BlockKind> = new Map(
  kindNames.flatMap((name) => {
    const kind = modules[`./${name}/schema.ts`]?.kind;
    return kind ? [[name, kind] as const] : [];
  }),
);

export const needsScript = ({ kind }: { kind: string }): boolean => blockKinds.get(kind)?.hasScript === true;
