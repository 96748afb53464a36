import { Link, type LinkProps, useLocation } from "react-router";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonClass } from "./button.tsx";

type Origin = { listSearch?: unknown } | null;

/** A link from a list to one of its records. It takes along where in the list one was, for the way back. */
export function RecordLink({ state, ...link }: LinkProps) {
  return <Link {...link} state={{ ...state, listSearch: useLocation().search }} />;
}

/** The Edit button of a row. */
export function EditLink({ what, ...link }: { to: string; what: string; state?: object }) {
  const text = useTexts(noticeTexts);
  return (
    <RecordLink {...link} className={buttonClass("quiet")} aria-label={text.editOf(what)}>
      {text.edit}
    </RecordLink>
  );
}

/** The list that a record was opened from, at the same page of the same search; as it is known, if one came another way. */
export function useListPath(list: string): string {
  const { listSearch } = (useLocation().state as Origin) ?? {};
  return typeof listSearch === "string" && listSearch.startsWith("?") ? `${list}${listSearch}` : list;
}
