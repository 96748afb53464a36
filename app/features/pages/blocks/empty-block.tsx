import type { Section } from "#app/features/pages/sections/page.server.ts";
import { BlockFrame } from "./block-frame.tsx";
import { BlockHeading } from "./block-heading.tsx";
import { useMarks } from "./words.tsx";

/** A block that has nothing to show yet: staff who edit the page see why, visitors see nothing. */
export function EmptyBlock({ block, note }: { block: Section; note: string }) {
  if (!useMarks().isEdited) return null;
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={false} />
      <p className="mt-6 rounded-2xl border border-line border-dashed bg-paper p-6 text-ink">{note}</p>
    </BlockFrame>
  );
}
