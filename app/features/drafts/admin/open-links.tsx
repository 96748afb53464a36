import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { sharePreviewTexts } from "./texts/share-preview.ts";

type Link = { linkId: number; createdByName: string | null; expiresAt: string };
type Props = { query: UseQueryResult<Link[]>; onRevoke: (id: number) => void; isBusy: boolean };

/** The preview links that work, each with a button that ends it. */
export function OpenLinks({ query, onRevoke, isBusy }: Props) {
  const text = useTexts(sharePreviewTexts);
  const language = useLanguage();
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{text.open}</h3>
      <QueryStates query={query} pending={null}>
        {(links) =>
          links.length === 0 ? (
            <p className="text-sm text-fg-muted">{text.none}</p>
          ) : (
            <ul className="grid gap-1">
              {links.map(({ linkId, createdByName, expiresAt }) => {
                const name = createdByName ?? text.someone;
                const end = officeMoment(new Date(expiresAt), language);
                return (
                  <li key={linkId} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
                    <span>
                      {text.by(name)} · {text.until} <time dateTime={expiresAt}>{end}</time>
                    </span>
                    <Button look="quietDanger" resting={isBusy} aria-label={text.revokeLink(name, end)} onClick={() => onRevoke(linkId)}>
                      {text.revoke}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}
