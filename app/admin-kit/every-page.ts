type Page<Item> = { items: Item[]; pageSize: number };

/** All of a list whose answers carry so many at the most. */
export async function everyPage<Item>(load: (pageNumber: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const { items, pageSize } = await load(pageNumber);
    all.push(...items);
    const mayGoOn = items.length >= pageSize;
    if (!mayGoOn) return all;
  }
}
