import { Link, type LinkProps, useLocation } from "react-router";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonClass } from "./button.tsx";

type Origin = { listSearch?: unknown } | null;

/** A link from a list to a record. It keeps the list's search and page for the way back; the screen's script comes while the link is pointed at. */
export function RecordLink({ state, ...link }: LinkProps) {
  return <Link prefetch="intent" {...link} state={{ ...state, listSearch: useLocation().search }} />;
}

export function EditLink({ what, ...link }: { to: string; what: string; state?: object }) {
  const text = useTexts(noticeTexts);
  return (
    <RecordLink {...link} className={buttonClass("quiet")} aria-label={text.editOf(what)}>
      {text.edit}
    </RecordLink>
  );
}

/** The list at the same search and page that the record was opened from. */
export function useListPath(list: string): string {
  const { listSearch } = (useLocation().state as Origin) ?? {};
  return typeof listSearch === "string" && listSearch.startsWith("?") ? `${list}${listSearch}` : list;
}
