import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { FormPage } from "#app/admin-kit/form-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import type { RecordCalls } from "#app/admin-kit/record-calls.ts";
import type { RecordEditor } from "#app/admin-kit/record-form.ts";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { type Draft, useDraft } from "#app/admin-kit/use-draft.ts";
import type { Save, SaveOptions } from "#app/admin-kit/use-save.ts";
import { type DraftDto, draftQuery } from "#app/features/drafts/queries.ts";
import type { EntityName } from "#app/features/nouns.ts";
import { DraftForm } from "./draft-form.tsx";
import { type ReadForm, readForm } from "./draft-values.ts";

type DraftedForm<Stored, V extends object> = Omit<RecordEditor<Stored, V>, "calls"> & {
  entity: EntityName;
  calls: Pick<RecordCalls<Stored, V>, "listKey" | "create" | "preview">;
};

export type DraftScreenProps<Stored, V extends object> = Pick<
  ComponentProps<typeof FormPage<V>>,
  "title" | "needs" | "lockedText" | "failureText" | "formats"
> &
  Pick<SaveOptions<V>, "done" | "tell" | "aliases"> & {
    form: DraftedForm<Stored, V>;
    /** The id in the address of a record that exists, published or not. */
    id?: string | undefined;
    hasPreview?: boolean;
    /** Beside the heading of a published record. */
    extra?: (record: Stored, draft: Draft<V>) => ReactNode;
    children: (draft: Draft<V>, save: Save<V>) => ReactNode;
  };

/** The screen that adds or edits a record whose changes are drafts until they are published. */
export function DraftScreen<Stored, V extends object>(props: DraftScreenProps<Stored, V>) {
  return props.id === undefined ? <OpenedDraft {...props} /> : <StoredDraftScreen {...props} id={props.id} />;
}

function StoredDraftScreen<Stored, V extends object>(props: DraftScreenProps<Stored, V> & { id: string }) {
  const query = useQuery({ ...draftQuery(props.form.entity, Number(props.id)), gcTime: 0, staleTime: 0, refetchOnWindowFocus: false });
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
