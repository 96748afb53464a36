import { When } from "#app/admin-kit/when.tsx";
import type { RevisionItem } from "./queries.ts";

const actionWords = { create: "Created", update: "Changed", delete: "Deleted", restore: "Restored" };

/** What was done, by whom and when. */
export function ChangeLine({ change }: { change: RevisionItem }) {
  return (
    <>
      {actionWords[change.action]} by {change.userName ?? "the installation"} · <When at={change.createdAt} />
    </>
  );
}
