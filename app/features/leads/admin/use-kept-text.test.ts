import { expect, it } from "vitest";
import { forgetOtherDrafts } from "#app/admin-kit/kept-drafts.ts";
import { forgetText, keepText, readText } from "./use-kept-text.ts";

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
  const draftStorage = tabStore();
  keepText(reply, fields, draftStorage);
  expect(readText(reply, draftStorage)).toEqual(fields);
  for (const other of [{ userId: 2 }, { messageId: 8 }, { form: "note" as const }])
    expect(readText({ ...reply, ...other }, draftStorage)).toEqual({});
});

it("it is gone once it is sent, emptied, or its writer signs out", () => {
  const ends = [forgetText, (_: typeof reply, draftStorage: ReturnType<typeof tabStore>) => forgetOtherDrafts(undefined, draftStorage)];
  for (const end of [
    ...ends,
    (place: typeof reply, draftStorage: ReturnType<typeof tabStore>) => keepText(place, { body: " " }, draftStorage),
  ]) {
    const draftStorage = tabStore();
    keepText(reply, fields, draftStorage);
    end(reply, draftStorage);
    expect(draftStorage.length).toBe(0);
  }
});
