import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { type DraftSetDto, setQuery } from "#app/features/drafts/sets-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import type { Route } from "./+types/set";
import { DeleteSet, PublishSet, RenameSet, RevertSet } from "./set-actions.tsx";
import { PublishedRecords, SetRecords } from "./set-records.tsx";
import { SetSlots } from "./set-slots.tsx";
import { setTexts } from "./texts/sets.ts";
import { useKeptPlace } from "./use-kept-place.ts";

export default function SetScreen({ params: { id } }: Route.ComponentProps) {
  const set = useQuery(setQuery(Number(id)));
  return (
    <QueryStates query={set} pending={<TableSkeleton />}>
      {(loaded) => <SetPage set={loaded} />}
    </QueryStates>
  );
}

function SetPage({ set }: { set: DraftSetDto }) {
  const text = useTexts(setTexts);
  const mayWrite = useMay("content.write");
  const isOpen = set.publishedAt === null;
  const page = useRef<HTMLDivElement>(null);
  useKeptPlace(page);
  return (
    <div ref={page} className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageHeading title={set.name} />
        <div className="flex flex-wrap items-start gap-2">
          {mayWrite && isOpen && <PublishSet set={set} />}
          {isOpen && <SetSlots set={set} />}
          {mayWrite && <RenameSet set={set} />}
          {mayWrite && isOpen && <DeleteSet set={set} />}
          {mayWrite && !isOpen && set.revertedAt === null && <RevertSet set={set} />}
        </div>
      </div>
      <SetEvents set={set} />
      <section aria-label={isOpen ? text.inSet : text.wasInSet} className="grid gap-3">
        <h2 className="text-lg font-semibold">{isOpen ? text.inSet : text.wasInSet}</h2>
        {isOpen ? <SetRecords set={set} mayWrite={mayWrite} /> : <PublishedRecords records={set.publishedRecords} />}
      </section>
      <div>
        <ButtonLink to="/admin/sets" look="quiet">
          {text.back}
        </ButtonLink>
      </div>
    </div>
  );
}

function SetEvents({ set: { publishedAt, publishedByName, revertedAt, revertedByName } }: { set: DraftSetDto }) {
  const text = useTexts(setTexts);
  const language = useLanguage();
  const moment = (at: string) => <time dateTime={at}>{officeMoment(new Date(at), language)}</time>;
  return (
    <div className="text-sm text-fg-muted">
      {publishedAt && (
        <p>
          {text.publishedBy(publishedByName ?? text.someone)} · {moment(publishedAt)}
        </p>
      )}
      {revertedAt && (
        <p>
          {text.revertedBy(revertedByName ?? text.someone)} · {moment(revertedAt)}
        </p>
      )}
    </div>
  );
}
