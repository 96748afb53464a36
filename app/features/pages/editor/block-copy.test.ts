import { expect, it } from "vitest";
import { copyBlock, makeAgain } from "./block-copy.ts";

const block = {
  id: 7,
  values: { kind: "steps", title: "How", sortOrder: "10", blockId: "" },
  items: [{ id: 8, values: { kind: "", title: "First", sortOrder: "10", blockId: "7" } }],
};

async function make(copy: ReturnType<typeof copyBlock>) {
  const saved: object[] = [];
  const ids = await makeAgain(copy, async (values) => {
    saved.push(values);
    return 100 + saved.length;
  });
  return { saved, ids };
}

it("makes a removed block again, with its items in the new one", async () => {
  const { saved, ids } = await make(copyBlock(block));
  expect(saved).toEqual([
    { kind: "steps", title: "How", sortOrder: "10", blockId: "" },
    { kind: "", title: "First", sortOrder: "10", blockId: "101" },
  ]);
  expect([...ids]).toEqual([
    [7, 101],
    [8, 102],
  ]);
});

it("makes a removed item again in its block", async () => {
  const [item] = block.items;
  const { saved } = await make(copyBlock(item ?? block, 7));
  expect(saved).toMatchObject([{ title: "First", blockId: "7" }]);
});
