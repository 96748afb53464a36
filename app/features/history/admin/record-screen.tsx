import type { ComponentProps } from "react";
import { NewRecord } from "#app/admin-kit/new-record.tsx";
import { EditRecord } from "./edit-record.tsx";

type Props<Stored, V extends object> = Omit<ComponentProps<typeof EditRecord<Stored, V>>, "id" | "children"> &
  Pick<ComponentProps<typeof NewRecord<Stored, V>>, "children"> & { id: string | undefined };

/** The screen of a record: edits the one that the address names, else adds one. */
export function RecordScreen<Stored, V extends object>({ id, formats, extra, children, ...props }: Props<Stored, V>) {
  if (id === undefined) return <NewRecord {...props}>{children}</NewRecord>;
  return (
    <EditRecord {...props} id={id} formats={formats} extra={extra}>
      {children}
    </EditRecord>
  );
}
