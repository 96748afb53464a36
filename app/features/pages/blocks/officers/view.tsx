import { directoryPath, noFilter } from "#app/features/officers/directory-search.ts";
import { LoanOfficerCard } from "#app/features/officers/public/loan-officer-card.tsx";
import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { EmptyBlock } from "#app/features/pages/blocks/empty-block.tsx";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, props, loaded, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  const { officers: text } = useTexts(blockTexts);
  if (loaded.officers.length === 0) return <EmptyBlock block={block} note={text.none} />;
  const { language: speaks, specialty } = props;
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {loaded.officers.map((officer) => (
          <li key={officer.loanOfficerId} className="min-w-0">
            <LoanOfficerCard officer={officer} today={loaded.today} page={loaded.pageName} specialty={specialty} />
          </li>
        ))}
      </ul>
      <ButtonLink to={directoryPath({ ...noFilter, speaks, specialty }, "en")} tone="quiet" className="no-print mt-8">
        {text.all}
      </ButtonLink>
    </BlockFrame>
  );
}
