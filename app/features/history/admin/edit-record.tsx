import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FormProps, RecordEditor } from "#app/admin-kit/new-record.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { type Draft, useDraft } from "#app/admin-kit/use-draft.ts";
import { type Save, useSave } from "#app/admin-kit/use-save.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import type { EntityName } from "#app/features/nouns.ts";
import { useTexts } from "#app/messages/messages.ts";
import { RecordPage } from "./record-page.tsx";

type Props<Stored, V extends object> = FormProps<V> & {
  form: RecordEditor<Stored, V>;
  /** The id in the address. */
  id: string;
  formats?: ValueFormats<V>;
  /** Beside the heading. */
  extra?: (record: Stored) => ReactNode;
  children: (draft: Draft<V>, save: Save<V>, record: Stored) => ReactNode;
};

/** The screen that edits a record, and shows its history. */
export function EditRecord<Stored, V extends object>(props: Props<Stored, V>) {
  const query = useQuery(props.form.calls.query(props.id));
  return (
    <QueryStates query={query} pending={<FormSkeleton />}>
      {(record) => <EditForm {...props} record={record} />}
    </QueryStates>
  );
}

function EditForm<Stored, V extends object>(props: Props<Stored, V> & { record: Stored }) {
  const { form, id: address, done, tell, aliases, hasPreview = false, extra, children, record, ...page } = props;
  const { calls, list, labels, read } = form;
  const id = Number(address);
  const draft = useDraft(read(record));
  const save = useSave(draft, {
    send: (values, onProgress) => calls.update(id, values, onProgress),
    refresh: calls.listKey,
    done,
    to: list,
    read,
    tell,
    aliases,
  });
  return (
    <RecordPage
      {...page}
      draft={draft}
      save={save}
      labels={useTexts(labels)}
      list={list}
      entity={calls.entity as EntityName}
      id={id}
      read={read}
      preview={hasPreview ? (values, language) => calls.preview(values, language, id) : undefined}
      extra={extra?.(record)}
    >
      {children(draft, save, record)}
    </RecordPage>
  );
}
