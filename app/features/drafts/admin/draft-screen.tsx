import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { type DraftDto, draftQuery } from "#app/features/drafts/queries.ts";
import { DraftForm, type DraftScreenProps } from "./draft-form.tsx";
import { type ReadForm, readForm } from "./draft-values.ts";

/** The screen that adds or edits a record whose changes are drafts until they are published. */
export function DraftScreen<Stored, V extends object>(props: DraftScreenProps<Stored, V>) {
  return props.id === undefined ? <OpenedDraft {...props} /> : <StoredDraftScreen {...props} id={props.id} />;
}

function StoredDraftScreen<Stored, V extends object>(props: DraftScreenProps<Stored, V> & { id: string }) {
  const query = useQuery({ ...draftQuery(props.form.entity, Number(props.id)), gcTime: 0, staleTime: 0, refetchOnWindowFocus: false });
  // A form that opened with what was read before the last publication would conflict with it.
  if (query.isSuccess && !query.isFetchedAfterMount) return <FormSkeleton />;
  return (
    <QueryStates query={query} pending={<FormSkeleton />}>
      {(dto) => <OpenedDraft key={props.id} {...props} opened={dto} />}
    </QueryStates>
  );
}

/** Until its first save a new record has no id, so nothing to read. */
function OpenedDraft<Stored, V extends object>({ opened, ...props }: DraftScreenProps<Stored, V> & { opened?: DraftDto }) {
  const { entity, read } = props.form;
  const [id, setId] = useState(opened?.id);
  const { data: dto = opened } = useQuery({
    ...draftQuery(entity, id ?? 0),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [initial] = useState(() => (opened ? readForm(read as ReadForm<V>, opened) : read()));
  const published = dto?.published ? read(dto.published as Stored) : undefined;
  const draft = useDraft(initial, published);
  return (
    <DraftForm {...props} draft={draft} recordId={id} dto={dto} published={published} isNew={opened === undefined} onFirstSave={setId} />
  );
}
