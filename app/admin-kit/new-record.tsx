import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "#app/messages/messages.ts";
import type { Texts } from "#app/messages/texts.ts";
import { FormPage } from "./form-page.tsx";
import type { Labels } from "./labels.ts";
import type { RecordCalls } from "./record-calls.ts";
import { type Draft, useDraft } from "./use-draft.ts";
import { type Save, type SaveOptions, useSave } from "./use-save.ts";

/** A kind of record as its forms know it. */
export type RecordEditor<Stored, V extends object> = {
  calls: RecordCalls<Stored, V>;
  labels: Texts<Labels<V>>;
  /** A record, or a kept state of one, as the form holds it; without one, an empty form. */
  read: (stored?: Stored) => V;
  /** The screen that Cancel and a save lead back to. */
  list: string;
};

export type FormProps<V extends object> = Pick<ComponentProps<typeof FormPage<V>>, "title" | "needs" | "failureText"> &
  Pick<SaveOptions<V>, "done" | "tell" | "aliases"> & { hasPreview?: boolean };

type Props<Stored, V extends object> = FormProps<V> & {
  form: RecordEditor<Stored, V>;
  children: (draft: Draft<V>, save: Save<V>) => ReactNode;
};

/** The screen that adds a record. */
export function NewRecord<Stored, V extends object>(props: Props<Stored, V>) {
  const { form, done, tell, aliases, hasPreview = false, children, ...page } = props;
  const { calls, list, labels } = form;
  const draft = useDraft(form.read());
  const save = useSave(draft, { send: calls.create, refresh: calls.listKey, done, to: list, tell, aliases });
  return (
    <FormPage {...page} draft={draft} save={save} labels={useTexts(labels)} list={list} preview={hasPreview ? calls.preview : undefined}>
      {children(draft, save)}
    </FormPage>
  );
}
