import { expect, it } from "vitest";
import { SizeQueue } from "./size-queue.server.ts";

function takeAll(queue: SizeQueue): string[] {
  const files: string[] = [];
  for (let file = queue.take(); file !== undefined; file = queue.take()) files.push(file);
  return files;
}

it("returns requested sizes first, then the rest in its order", () => {
  const queue = new SizeQueue();
  queue.add(["a-768", "b-768"]);
  queue.add(["a-320", "b-320"]);
  queue.addAsked("b-1920");
  queue.addAsked("a-1920");
  expect(takeAll(queue)).toEqual(["b-1920", "a-1920", "a-768", "b-768", "a-320", "b-320"]);
});

it("holds each size once, however often it is asked for", () => {
  const queue = new SizeQueue();
  for (let time = 0; time < 3; time++) {
    queue.addAsked("a-768");
    queue.add(["b-768"]);
  }
  expect(takeAll(queue)).toEqual(["a-768", "b-768"]);
});

it("is limited, for requests of visitors before new pictures, and reports when it is full", () => {
  const queue = new SizeQueue();
  const askedResults = Array.from({ length: 501 }, (_, number) => queue.addAsked(`asked-${number}`));
  expect(askedResults.filter((hasRoom) => !hasRoom)).toHaveLength(1);
  const addResults = Array.from({ length: 20_000 }, (_, number) => queue.add([`arrived-${number}`]));
  expect(addResults.filter((hasRoom) => !hasRoom)).toHaveLength(500);
  queue.clear();
  expect(takeAll(queue)).toEqual([]);
  expect([queue.addAsked("a"), queue.add(["b"])]).toEqual([true, true]);
});
