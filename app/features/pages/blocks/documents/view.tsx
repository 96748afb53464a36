import clsx from "clsx";
import { FileText } from "lucide";
import { fileFacts } from "#app/features/documents/file-facts.ts";
import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { EmptyBlock } from "#app/features/pages/blocks/empty-block.tsx";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, loaded: documents, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  const text = useTexts(blockTexts);
  const language = useLanguage();
  const onDark = isOnDark(block);
  if (documents.length === 0) return <EmptyBlock block={block} note={text.noDocuments} />;
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <ul className={clsx("mt-6 max-w-3xl border-b", onDark ? "border-white/30" : "border-line")}>
        {documents.map((document) => (
          <li key={document.id} className={clsx("border-t", onDark ? "border-white/30" : "border-line")}>
            <a href={document.path} className="group flex min-h-14 items-center gap-4 py-3">
              <Icon of={FileText} className={clsx("size-6 shrink-0", onDark ? "text-marigold" : "text-clay")} strokeWidth={1.6} />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className={clsx("font-semibold underline underline-offset-4", !onDark && "text-teal group-hover:text-clay")}>
                  {document.name}
                </span>{" "}
                <span className={clsx("whitespace-nowrap text-sm", !onDark && "text-muted")}>
                  ({fileFacts({ file: document.path, bytes: document.bytes }, language)})
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
