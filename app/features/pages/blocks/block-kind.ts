import type { z } from "zod";
import type { LocalizedText } from "#lib/localize.ts";

/** Fields of a section that a block may show besides its title. */
export type BlockField = "body" | "image" | "alignImg" | "background" | "url" | "icon";

/** What a kind's items have, and how many a block may have. An item is a section whose `blockId` names the block. */
export type BlockItems = { label: LocalizedText; fields: readonly BlockField[]; most: number };

/**
 * A kind of block. A block is a section with a `kind`: its texts, picture and link are the section's own fields, with their
 * translations and history; `props` are its other settings, the same in every language.
 */
export type BlockKind<Props extends z.ZodObject = z.ZodObject> = {
  label: LocalizedText;
  /** One sentence for staff who choose a kind. */
  about: LocalizedText;
  /** Whether visitors see the title; staff always do, in lists. */
  showsTitle: boolean;
  fields: readonly BlockField[];
  items?: BlockItems;
  props: Props;
  /** Whether it has an island, or links to our people, whose use the script counts. */
  hasScript?: true;
  /** Whether it has the contact form, which posts to the page. */
  hasForm?: true;
  /** Sites whose pages it shows in an iframe. */
  frameSources?: readonly string[];
};

export const blockKind = <Props extends z.ZodObject>(kind: BlockKind<Props>): BlockKind<Props> => kind;

/** A block, or one of its items, to begin with; texts in both languages. */
export type ExampleTexts = {
  title: LocalizedText;
  body?: LocalizedText;
  /** They tell staff what to write, so visitors must not read them. */
  isPlaceholder?: true;
};
export type BlockExample = ExampleTexts & {
  values?: Partial<Record<"alignImg" | "background" | "url" | "icon", string>>;
  props?: Record<string, unknown>;
  items?: Array<ExampleTexts & { values?: Partial<Record<"alignImg" | "url" | "icon", string>> }>;
};
