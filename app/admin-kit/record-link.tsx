import { Link, type LinkProps, useLocation } from "react-router";
import { buttonClass } from "./button.tsx";

type Origin = { listSearch?: unknown } | null;

/** A link from a list to one of its records. It takes along where in the list one was, for the way back. */
export function RecordLink({ state, ...link }: LinkProps) {
  return <Link {...link} state={{ ...state, listSearch: useLocation().search }} />;
}

/** The Edit button of a row. */
export function EditLink({ what, ...link }: { to: string; what: string; state?: object }) {
  return (
    <RecordLink {...link} className={buttonClass("quiet")} aria-label={`Edit ${what}`}>
      Edit
    </RecordLink>
  );
}

/** The list that a record was opened from, at the same page of the same search; as it is known, if one came another way. */
export function useListPath(list: string): string {
  const { listSearch } = (useLocation().state as Origin) ?? {};
  return typeof listSearch === "string" && listSearch.startsWith("?") ? `${list}${listSearch}` : list;
}
