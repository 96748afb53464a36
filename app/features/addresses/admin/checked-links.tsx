import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { type LinkItem, linksQuery } from "#app/features/addresses/queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { findRecordForm } from "#app/features/record-forms.ts";
import { settingLabel } from "#app/features/settings/find-setting.ts";
import { webResourceNoun } from "#app/features/settings/noun.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { AddressTabs } from "./address-tabs.tsx";
import { type AddressTexts, addressTexts } from "./texts/addresses.ts";

const searchParts = ({ url, places }: LinkItem) => [url, ...places.map(({ name }) => name)];

const mostPlaces = 5;

type Place = LinkItem["places"][number];

function PlaceLink({ place: { entity, id, name, field, language } }: { place: Place }) {
  const text = useTexts(addressTexts);
  const own = useLanguage();
  const noun = nounOf(entity);
  const labels: Record<string, string> = findRecordForm(entity)?.labels[own] ?? {};
  return (
    <>
      <RecordLink to={noun.editPath(id)} className="text-accent [overflow-wrap:anywhere] hover:underline">
        {`${noun.label[own]}: ${entity === webResourceNoun.entity ? settingLabel(name, own) : name}`}
      </RecordLink>
      <span className="text-fg-muted"> {`${labels[field] ?? field} (${text.languages[language]})`}</span>
    </>
  );
}

function Places({ places }: { places: Place[] }) {
  const text = useTexts(addressTexts);
  return (
    <ul className="grid gap-1">
      {places.slice(0, mostPlaces).map((place) => (
        <li key={`${place.entity} ${place.id} ${place.field} ${place.language}`}>
          <PlaceLink place={place} />
        </li>
      ))}
      {places.length > mostPlaces && <li className="text-fg-muted">{text.more(places.length - mostPlaces)}</li>}
    </ul>
  );
}

function Result({ link: { isOwn, result, status, checkedAt } }: { link: LinkItem }) {
  const text = useTexts(addressTexts);
  return (
    <>
      <Badge tone={result === "broken" ? "bad" : "plain"}>{text.states[isOwn ? "own" : result]}</Badge>
      {checkedAt && (
        <p className="text-fg-muted">
          {status === null ? text.noResponse : text.status(status)} · <When at={checkedAt} />
        </p>
      )}
    </>
  );
}

const linkColumns = (text: AddressTexts): WholeColumn<LinkItem>[] => [
  {
    header: text.link,
    namesRow: true,
    sortBy: "url",
    className: "max-md:w-full",
    cell: (link) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{link.url}</p>
        <div className="grid gap-2 pt-1 md:hidden">
          <div>
            <Result link={link} />
          </div>
          <Places places={link.places} />
        </div>
      </>
    ),
  },
  { header: text.state, sortBy: "result", className: "max-md:hidden", cell: (link) => <Result link={link} /> },
  { header: text.places, className: "max-md:hidden md:w-1/2", cell: ({ places }) => <Places places={places} /> },
];

export default function CheckedLinks() {
  const text = useTexts(addressTexts);
  const query = useQuery(linksQuery);
  const columns = useMemo(() => linkColumns(text), [text]);
  return (
    <ListPage title={text.title}>
      <AddressTabs />
      <p className="max-w-prose text-sm text-fg-muted">{text.linksLead}</p>
      <QueryStates query={query} pending={<TableSkeleton />}>
        {({ linkListVm, checked, foreign, isChecking }) => (
          <>
            <p className="text-sm text-fg-muted">{isChecking ? text.checkedOf(checked, foreign) : text.checksOff}</p>
            <DataTable
              caption={text.tabs.links}
              rows={linkListVm}
              rowKey={({ url }) => url}
              searchParts={searchParts}
              columns={columns}
              empty={isChecking && checked < foreign ? text.emptyLinksSoFar : text.emptyLinks}
            />
          </>
        )}
      </QueryStates>
    </ListPage>
  );
}
