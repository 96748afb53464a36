import { useQuery } from "@tanstack/react-query";
import { When } from "#app/admin-kit/when.tsx";
import { approvalTexts } from "#app/features/drafts/admin/texts/approval.ts";
import { type QueueItem, queueQuery } from "#app/features/drafts/approval-queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Panel, PanelLine } from "./panel.tsx";

/** What waits for one's approval, and what was returned. Most of the time there is nothing: then there is no panel. */
export function ApprovalPanels() {
  const text = useTexts(approvalTexts);
  const { data } = useQuery(queueQuery);
  return (
    <>
      <Queue title={text.queue} items={data?.waiting ?? []} all="/admin/drafts?state=waiting" />
      <Queue title={text.returnedToYou} items={data?.returned ?? []} all="/admin/drafts" />
    </>
  );
}

/** Where there are more, the last line leads to all drafts. */
const maxShown = 7;

function Queue({ title, items, all }: { title: string; items: QueueItem[]; all: string }) {
  const text = useTexts(approvalTexts);
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <Panel title={title} count={items.length} fine="">
      {items.slice(0, maxShown).map(({ entity, id, title: name, by, at, text: said }) => (
        <PanelLine
          key={`${entity} ${id}`}
          to={nounOf(entity).editPath(id)}
          detail={
            <>
              {text.queueLine(by.userName ?? text.someone, said)}, <When at={at} />
            </>
          }
        >
          {nounOf(entity).label[language]}: {name}
        </PanelLine>
      ))}
      {items.length > maxShown && <PanelLine to={all}>{text.allDrafts(items.length)}</PanelLine>}
    </Panel>
  );
}
