import { Badge } from "#app/admin-kit/badge.tsx";
import type { Column } from "#app/admin-kit/paged-table.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { SubscriberItem } from "./answers.server.ts";
import { stateNames } from "./subscriber-filters.tsx";

const tones = { pending: "warn", subscribed: "good", unsubscribed: "plain", bounced: "bad" } as const;

export const subscriberColumns: Column<SubscriberItem>[] = [
  {
    header: "Email",
    namesRow: true,
    className: "max-sm:w-full",
    cell: ({ email, name, state }) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
        <p className="text-fg-muted [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-1 sm:hidden">
          <Badge tone={tones[state]}>{stateNames[state]}</Badge>
        </p>
      </>
    ),
  },
  { header: "Language", className: "max-md:hidden", cell: ({ language }) => (language === "es" ? "Spanish" : "English") },
  { header: "State", className: "max-sm:hidden", cell: ({ state }) => <Badge tone={tones[state]}>{stateNames[state]}</Badge> },
  {
    header: "Agreed",
    className: "text-fg-muted max-lg:hidden",
    cell: ({ consentAt, consentPage, importSource }) => (
      <>
        <p className="whitespace-nowrap">
          <When at={consentAt} />
        </p>
        <p className="[overflow-wrap:anywhere]">{importSource === "" ? consentPage : `From ${importSource}`}</p>
      </>
    ),
  },
];
