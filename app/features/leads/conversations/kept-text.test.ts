import { expect, it } from "vitest";
import { forgetOtherDrafts } from "#app/admin-kit/kept-drafts.ts";
import { forgetText, keepText, readText } from "./kept-text.ts";

function tabStore() {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const reply = { userId: 1, messageId: 7, form: "reply" } as const;
const fields = { subject: "Your message", body: "Dear Ana,", lang: "es" };

it("what was typed about a message is there after a reload, for the same person, message and form", () => {
  const shelf = tabStore();
  keepText(reply, fields, shelf);
  expect(readText(reply, shelf)).toEqual(fields);
  for (const other of [{ userId: 2 }, { messageId: 8 }, { form: "note" as const }])
    expect(readText({ ...reply, ...other }, shelf)).toEqual({});
});

it("it is gone once it is sent, emptied, or its writer signs out", () => {
  const ends = [forgetText, (_: typeof reply, shelf: ReturnType<typeof tabStore>) => forgetOtherDrafts(undefined, shelf)];
  for (const end of [...ends, (place: typeof reply, shelf: ReturnType<typeof tabStore>) => keepText(place, { body: " " }, shelf)]) {
    const shelf = tabStore();
    keepText(reply, fields, shelf);
    end(reply, shelf);
    expect(shelf.length).toBe(0);
  }
});
