import type { BlockExample, ExampleTexts } from "#app/features/pages/blocks/block-kind.ts";
import { blockKinds } from "#app/features/pages/blocks/kinds.ts";
import type { EditedBlock } from "./queries.ts";

const examples = import.meta.glob<BlockExample>("/app/features/pages/blocks/*/example.ts", { eager: true, import: "example" });

type Texts = { title: string; body: string; "es.title": string; "es.body": string };
type Section = Pick<EditedBlock["items"][number], "id" | "state" | "parts"> & { values: Texts };
type Block = Section & { values: { kind: string }; items: readonly Section[] };

const isShown = ({ state }: Section) => state !== "hidden";

function hasSample({ values }: Section, { title, body, isPlaceholder }: ExampleTexts, showsTitle: boolean): boolean {
  if (!isPlaceholder) return false;
  const isTitle = showsTitle && (values.title === title.en || values["es.title"] === title.es);
  return isTitle || (body !== undefined && (values.body === body.en || values["es.body"] === body.es));
}

/** The blocks that would go live with a text that tells staff what to write, in either language. */
export function listSampleBlocks<B extends Block>(blocks: readonly B[]): B[] {
  return blocks.filter((block) => {
    const example = examples[`/app/features/pages/blocks/${block.values.kind}/example.ts`];
    if (!example || !isShown(block)) return false;
    const showsTitle = blockKinds.get(block.values.kind)?.showsTitle !== false;
    const isSample = (item: Section) => (example.items ?? []).some((sample) => hasSample(item, sample, true));
    return (
      (block.parts.length > 0 && hasSample(block, example, showsTitle)) ||
      block.items.some((item) => isShown(item) && item.parts.length > 0 && isSample(item))
    );
  });
}
