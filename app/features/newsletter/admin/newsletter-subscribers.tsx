import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { DownloadLink } from "#app/admin-kit/download-link.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { PagedTable } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import {
  deleteSubscriber,
  subscribersExportUrl,
  subscribersKey,
  subscribersQuery,
  unsubscribeSubscriber,
} from "#app/features/newsletter/queries.ts";
import { parseSubscriberList } from "#app/features/newsletter/subscriber-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NewsletterTabs } from "./newsletter-tabs.tsx";
import { subscriberColumns } from "./subscriber-columns.tsx";
import { newsletterListTexts } from "./texts/newsletter-lists.ts";

export default function NewsletterSubscribers() {
  const text = useTexts(newsletterListTexts);
  const [list, changeList] = useAddressState(parseSubscriberList);
  const subscribers = useQuery(subscribersQuery(list));
  const { search, state } = list;
  return (
    <ListPage
      title={text.title}
      needs="newsletter.manage"
      action={
        <>
          <ButtonLink to="/admin/newsletter/import">
            <Icon of={Upload} className="size-4" />
            {text.importCsv}
          </ButtonLink>
          <DownloadLink href={subscribersExportUrl(search, state)}>{text.exportCsv}</DownloadLink>
        </>
      }
    >
      <NewsletterTabs />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        <FilterRow value={state} onChange={(next) => changeList({ state: next })} names={text.filters} counts={subscribers.data?.counts} />
      </div>
      <QueryStates query={subscribers} pending={<TableSkeleton />}>
        {({ newsletterSubscriberListVm: rows, total, totalIsMinimum }) => (
          <PagedTable
            caption={text.subscribers}
            page={{ rows, total, totalIsMinimum }}
            list={list}
            onChange={changeList}
            isFiltered={state !== "all"}
            isBusy={subscribers.isPlaceholderData}
            rowKey={(subscriber) => subscriber.newsletterSubscriberId}
            columns={subscriberColumns(text)}
            empty={<EmptyState {...text.emptySubscribers} to="/admin/newsletter/import" needs="newsletter.manage" />}
            nothingFound={text.noSubscribers}
            actions={({ newsletterSubscriberId: id, email, state: current }) => (
              <>
                {current !== "unsubscribed" && (
                  <ConfirmAction
                    label={text.unsubscribeWhat(email)}
                    title={text.unsubscribeTitle}
                    text={text.unsubscribeText(email)}
                    confirm={text.unsubscribe}
                    run={() => unsubscribeSubscriber(id)}
                    refresh={subscribersKey}
                  >
                    {text.unsubscribe}
                  </ConfirmAction>
                )}
                <ConfirmAction
                  label={text.deleteWhat(email)}
                  title={text.deleteTitle}
                  text={text.deleteText(email)}
                  confirm={text.deleteConfirm}
                  run={() => deleteSubscriber(id)}
                  refresh={subscribersKey}
                >
                  {text.delete}
                </ConfirmAction>
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
