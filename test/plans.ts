import { type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";

type Node = { "Node Type": string; "Index Name"?: string; "Relation Name"?: string; Plans?: Node[] };

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How the database goes about a table in a query: the kinds of scan, each with its index, and what it has to sort. */
export async function planOf(db: Db, table: string, query: SQLWrapper): Promise<string[]> {
  const result = await db.execute(sql`explain (format json) ${query.getSQL()}`);
  const { rows } = result as unknown as { rows: Array<{ "QUERY PLAN": Array<{ Plan: Node }> }> };
  const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
  const nodes = explained ? nodesOf(explained.Plan) : [];
  const scans = nodes.filter((node) => node["Relation Name"] === table || node["Node Type"].startsWith("Bitmap Index"));
  return [...scans, ...nodes.filter((node) => node["Node Type"] === "Sort")].map((node) =>
    [node["Node Type"], node["Index Name"]].filter(Boolean).join(" on "),
  );
}
