import { When } from "#app/admin-kit/when.tsx";
import type { RevisionItem } from "./queries.ts";

const actionWords = { create: "Created", update: "Changed", delete: "Deleted", restore: "Restored" };

/** What was done, by whom and when. */
export function ChangeLine({ change }: { change: RevisionItem }) {
  return (
    <>
      {deedOf(change)} · <When at={change.createdAt} />
    </>
  );
}

/** What nobody of the staff did was there from the start, came from a visitor, or is the site's own work. */
function deedOf({ action, entity, userName }: RevisionItem): string {
  if (userName) return `${actionWords[action]} by ${userName}`;
  if (action !== "create") return `${actionWords[action]} by the site itself`;
  return entity === "contactmessage" ? "Sent by a visitor" : "Came with the site";
}
