import { Badge } from "#app/admin-kit/badge.tsx";
import type { Column } from "#app/admin-kit/paged-table.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { SubscriberItem } from "#app/features/newsletter/responses.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type NewsletterListTexts, newsletterListTexts } from "./texts/newsletter-lists.ts";

const tones = { pending: "warn", subscribed: "good", unsubscribed: "plain", bounced: "bad" } as const;

function Agreed({ subscriber: { consentAt, consentPage, importSource } }: { subscriber: SubscriberItem }) {
  const text = useTexts(newsletterListTexts);
  return (
    <>
      <p className="sm:whitespace-nowrap">
        <When at={consentAt} />
      </p>
      <p className="[overflow-wrap:anywhere]">{importSource === "" ? consentPage : text.fromSource(importSource)}</p>
    </>
  );
}

/** The list of subscribers. On a narrow screen the other columns are shown under the address. */
export const subscriberColumns = (text: NewsletterListTexts): Column<SubscriberItem>[] => [
  {
    header: text.email,
    namesRow: true,
    className: "max-sm:w-full",
    cell: (subscriber) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{subscriber.email}</p>
        <p className="text-fg-muted [overflow-wrap:anywhere]">{subscriber.name}</p>
        <p className="text-fg-muted md:hidden">{text.languages[subscriber.language]}</p>
        <div className="text-fg-muted lg:hidden">
          <Agreed subscriber={subscriber} />
        </div>
        <p className="mt-1 sm:hidden">
          <Badge tone={tones[subscriber.state]}>{text.states[subscriber.state]}</Badge>
        </p>
      </>
    ),
  },
  { header: text.language, className: "max-md:hidden", cell: ({ language }) => text.languages[language] },
  { header: text.state, className: "max-sm:hidden", cell: ({ state }) => <Badge tone={tones[state]}>{text.states[state]}</Badge> },
  {
    header: text.agreed,
    className: "text-fg-muted max-lg:hidden",
    cell: (subscriber) => <Agreed subscriber={subscriber} />,
  },
];
