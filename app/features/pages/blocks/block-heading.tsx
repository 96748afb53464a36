import clsx from "clsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { isOnDark } from "./block-frame.tsx";
import { RichWords, Words } from "./words.tsx";

type Props = { block: Section; isFirst: boolean; className?: string };

export function BlockTitle({ block, isFirst, className }: Props) {
  const color = isOnDark(block) ? undefined : "text-teal-dark";
  return <Words of={block} field="title" as={isFirst ? "h1" : "h2"} className={clsx("font-semibold text-heading", color, className)} />;
}

/** The title, and what staff wrote to introduce what follows. */
export function BlockHeading({ className, ...title }: Props) {
  const color = isOnDark(title.block) ? "text-white/90" : "text-muted";
  return (
    <div className={className}>
      <BlockTitle {...title} />
      <RichWords of={title.block} field="body" className={clsx("mt-4 max-w-3xl text-lead", color)} />
    </div>
  );
}
