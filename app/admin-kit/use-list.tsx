import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { usesTexts } from "#app/messages/admin/uses.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type ApiResponse, callApi } from "./api-client.ts";
import { FailureBox } from "./failure-box.tsx";

type Use = ApiResponse<"GET /api/recorduses">["useListVm"][number];

/** Records that visitors reach by links, and others that a set may wait with. */
export type UsedRecords = { entity: LinkedKind | "pagecontent" | "document"; ids: number[] };
type LinkedKind = "blog" | "loanofficer" | "pagecategory";

export const isLinkedKind = (entity: string): entity is LinkedKind => ["blog", "loanofficer", "pagecategory"].includes(entity);

export function recordUsesQuery({ entity, ids }: UsedRecords) {
  const query = { entity, ids: ids.join(",") };
  return queryOptions({
    queryKey: ["recorduses", query],
    queryFn: (context) => callApi("GET /api/recorduses", { ...context, query }),
    staleTime: 0,
  });
}

/** Where something is used that is about to be deleted or taken down. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  const text = useTexts(usesTexts);
  if (uses.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <p className="font-semibold">{text.intro}</p>
      <ul className="grid gap-1">
        {uses.map(({ kind, title, to }) => (
          <li key={`${kind} ${to} ${title}`} className="[overflow-wrap:anywhere]">
            {text.kinds[kind]}:{" "}
            <Link to={to} className="font-medium text-accent hover:underline">
              {title || text.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks when it is shown. Says nothing about records that nothing links to. */
export function UsesOfRecords({ entity, ids }: UsedRecords) {
  const { data, error } = useQuery(recordUsesQuery({ entity, ids }));
  return (
    <div className="mt-3 grid gap-3 text-sm empty:hidden" role="status">
      {error && <FailureBox message={error.message} />}
      {data && data.useListVm.length > 0 && <UseList uses={data.useListVm} />}
    </div>
  );
}
