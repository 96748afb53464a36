import { When } from "#app/admin-kit/when.tsx";
import type { RevisionItem } from "./queries.ts";

const done = { create: "Created", update: "Changed", delete: "Deleted", restore: "Restored" };

/** What was done, by whom and when. */
export function ChangeLine({ change }: { change: RevisionItem }) {
  return (
    <>
      {done[change.action]} by {change.userName ?? "the installation"} · <When at={change.createdAt} />
    </>
  );
}
