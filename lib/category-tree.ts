type Category<Key extends string> = Record<Key, number> & { name: string; parentId: number | null };

/** The categories as a field offers them: by the names above them; `without` leaves out a category and everything below it. */
export function categoryChoices<Key extends string>(categories: Category<Key>[], key: Key, without?: number) {
  const byId = new Map<number, Category<Key>>(categories.map((category) => [category[key], category]));
  const lineOf = (category: Category<Key>) => {
    const line = [category];
    for (let id = category.parentId; id; ) {
      const parent = byId.get(id);
      if (!parent || line.includes(parent)) break;
      line.unshift(parent);
      id = parent.parentId;
    }
    return line;
  };
  return categories
    .map((category) => ({ id: category[key], line: lineOf(category) }))
    .filter(({ line }) => !line.some((above) => above[key] === without))
    .map(({ id, line }) => ({ id, name: line.map(({ name }) => name).join(" › ") }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** A category and everything below it. */
export function idsBelow(categories: ReadonlyArray<{ id: number; parentId: number | null }>, id: number): number[] {
  const found = new Set([id]);
  // A set also visits what is added meanwhile, each once, so a circle of parents ends.
  for (const above of found) for (const category of categories) if (category.parentId === above) found.add(category.id);
  return [...found];
}
