/** What a block or an item holds, to make it again after it was removed. */
export type BlockCopy = {
  id: number;
  /** Of an item: its block. */
  blockId: number | null;
  /** By the names of the form's fields; they also say where it was. */
  values: object;
  items: BlockCopy[];
};

type Copied = { id: number; values: object; items?: readonly Copied[] };

export function copyBlock({ id, values, items = [] }: Copied, blockId: number | null = null): BlockCopy {
  return { id, blockId, values, items: items.map((item) => copyBlock(item, id)) };
}

/** Makes a removed block or item again. Returns the new ids by the former ones. */
export async function makeAgain(copy: BlockCopy, saveNew: (values: object) => Promise<number>): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  const make = async ({ id, blockId, values, items }: BlockCopy) => {
    const block = blockId === null ? "" : String(ids.get(blockId) ?? blockId);
    ids.set(id, await saveNew({ ...values, blockId: block }));
    for (const item of items) await make(item);
  };
  await make(copy);
  return ids;
}
