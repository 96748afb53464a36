import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import type { RecordEditor } from "#app/admin-kit/record-form.ts";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { type Draft, useDraft } from "#app/admin-kit/use-draft.ts";
import { type Save, type SaveOptions, useSave } from "#app/admin-kit/use-save.ts";
import type { EntityName } from "#app/features/nouns.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { RecordHistory } from "./record-history.tsx";

type Props<Stored, V extends object> = Pick<ComponentProps<typeof FormPage<V>>, "title" | "needs" | "failureText" | "formats"> &
  Pick<SaveOptions<V>, "done" | "showFailure" | "aliases"> & {
    form: RecordEditor<Stored, V> & { entity: EntityName };
    /** The id in the address of a record that exists. */
    id?: string | undefined;
    hasPreview?: boolean;
    /** Beside the heading of a record that exists. */
    extra?: (record: Stored) => ReactNode;
    children: (draft: Draft<V>, save: Save<V>) => ReactNode;
  };

/** The screen that adds a record, or edits the one that the address names and shows its history. */
export function RecordScreen<Stored, V extends object>(props: Props<Stored, V>) {
  return props.id === undefined ? <RecordEditForm {...props} /> : <StoredRecordScreen {...props} id={props.id} />;
}

function StoredRecordScreen<Stored, V extends object>(props: Props<Stored, V> & { id: string }) {
  const query = useQuery(props.form.calls.query(props.id));
  return (
    <QueryStates query={query} pending={<FormSkeleton />}>
      {(record) => <RecordEditForm {...props} stored={{ id: Number(props.id), record }} />}
    </QueryStates>
  );
}

type FormProps<Stored, V extends object> = Props<Stored, V> & { stored?: { id: number; record: Stored } };

function RecordEditForm<Stored, V extends object>(props: FormProps<Stored, V>) {
  const { form, id: _, done, showFailure, aliases, hasPreview = false, formats, extra, children, stored, ...page } = props;
  const { calls, list, labels, read } = form;
  const draft = useDraft(read(stored?.record));
  const save = useSave(draft, {
    send: stored ? (values, onProgress) => calls.update(stored.id, values, onProgress) : calls.create,
    refresh: calls.listKey,
    done,
    to: list,
    read,
    showFailure,
    aliases,
  });
  const parts = {
    ...page,
    draft,
    save,
    labels: useTexts(labels),
    formats: { ...form.formats, ...formats },
    list,
    preview: hasPreview ? (values: V, language: Language) => calls.preview(values, language, stored?.id) : undefined,
    children: children(draft, save),
  };
  if (!stored) return <FormPage {...parts} />;
  return <RecordPage {...parts} entity={form.entity} id={stored.id} read={read} extra={extra?.(stored.record)} />;
}

type RecordPageProps<V extends object> = Omit<ComponentProps<typeof FormPage<V>>, "after"> & {
  entity: EntityName;
  id: number;
  read: (state: never) => V;
};

/** The form of a record that exists, and its history. */
export function RecordPage<V extends object>({ entity, id, read, ...form }: RecordPageProps<V>) {
  const { draft, labels, formats, needs = "content.write" } = form;
  const mayRestore = useMay(needs);
  return (
    <FormPage
      {...form}
      after={<RecordHistory entity={entity} id={id} draft={draft} labels={labels} formats={formats} read={read} mayRestore={mayRestore} />}
    />
  );
}
