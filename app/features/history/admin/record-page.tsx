import type { ComponentProps } from "react";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { EntityName } from "#app/features/nouns.ts";
import { RecordHistory } from "./record-history.tsx";

type Props<V extends object> = Omit<ComponentProps<typeof FormPage<V>>, "after"> & {
  entity: EntityName;
  id: number;
  /** Turns a stored state into the form's values. */
  read: (state: never) => V;
};

/** The screen of a record that exists: its form, and below it what became of the record so far. */
export function RecordPage<V extends object>({ entity, id, read, ...form }: Props<V>) {
  const { draft, labels, formats, needs = "content.write" } = form;
  const mayRestore = useMay(needs);
  return (
    <FormPage
      {...form}
      after={<RecordHistory entity={entity} id={id} draft={draft} labels={labels} formats={formats} read={read} mayRestore={mayRestore} />}
    />
  );
}
