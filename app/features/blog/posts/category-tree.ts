export type CategoryNode = { id: number; slug: string; name: string; children: CategoryNode[] };

export type CategoryRow = { id: number; parentId: number | null; slug: string | null; name: string; hasPosts: boolean };

/** Categories with posts, in themselves or below. One without a slug is replaced by its children; a circle of parents is at the top. */
export function categoryTree(rows: CategoryRow[]): CategoryNode[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parentOf = ({ parentId }: CategoryRow) => (parentId === null ? undefined : byId.get(parentId));
  const isRoot = (row: CategoryRow) => {
    const visitedRows = new Set<CategoryRow>();
    for (let one = parentOf(row); one; one = parentOf(one)) {
      if (one === row) return true;
      if (visitedRows.has(one)) break;
      visitedRows.add(one);
    }
    return parentOf(row) === undefined;
  };
  const nodesOf = (those: CategoryRow[], above: ReadonlySet<number>): CategoryNode[] =>
    those.flatMap((row) => {
      if (above.has(row.id)) return [];
      const below = rows.filter((other) => other.parentId === row.id && !isRoot(other));
      const children = nodesOf(below, new Set([...above, row.id]));
      if (row.slug === null) return children;
      return row.hasPosts || children.length > 0 ? [{ id: row.id, slug: row.slug, name: row.name, children }] : [];
    });
  return nodesOf(rows.filter(isRoot), new Set());
}

/** The categories from the top down to this one, itself included. */
export function pathTo(tree: CategoryNode[], slug: string): CategoryNode[] {
  for (const node of tree) {
    if (node.slug === slug) return [node];
    const rest = pathTo(node.children, slug);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

export const idsWithin = (node: CategoryNode): number[] => [node.id, ...node.children.flatMap(idsWithin)];
