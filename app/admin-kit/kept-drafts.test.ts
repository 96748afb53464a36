import { afterEach, expect, it, vi } from "vitest";
import { findKeptDraft, forgetDraft, forgetOtherDrafts, keepDraft, keptDraftsOf } from "./kept-drafts.ts";

function draftStorageOf(room = 100_000) {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error("QuotaExceededError");
      texts.set(key, text);
    },
  };
}

const post = { userId: 1, address: "/admin/blog/edit/2", title: "Edit", base: { title: "Old" }, values: { title: "New" } };

afterEach(() => vi.useRealTimers());

it("keeps what one person typed on one screen, and no other person's text", () => {
  const draftStorage = draftStorageOf();
  expect(keepDraft(post, draftStorage)).toBe(true);
  expect(findKeptDraft(1, "/admin/blog/edit/2", draftStorage)).toMatchObject({ ...post, lacksPicture: false });
  expect(findKeptDraft(1, "/admin/blog/edit/3", draftStorage)).toBeUndefined();
  expect(findKeptDraft(2, "/admin/blog/edit/2", draftStorage)).toBeUndefined();
  forgetDraft(1, "/admin/blog/edit/2", draftStorage);
  expect(keptDraftsOf(1, draftStorage)).toEqual([]);
});

it("leaves a chosen file out and says so", () => {
  const draftStorage = draftStorageOf();
  const base = { image: { name: "old.webp" } };
  keepDraft({ ...post, base, values: { image: { name: null, file: new File(["x"], "new.png") } } }, draftStorage);
  expect(findKeptDraft(1, post.address, draftStorage)).toMatchObject({ values: base, lacksPicture: true });
});

it("ends after a week, when someone else signs in, and at sign-out", () => {
  vi.useFakeTimers();
  const draftStorage = draftStorageOf();
  keepDraft(post, draftStorage);
  vi.advanceTimersByTime(6 * 24 * 3_600_000);
  expect(keptDraftsOf(1, draftStorage)).toHaveLength(1);
  vi.advanceTimersByTime(2 * 24 * 3_600_000);
  expect(keptDraftsOf(1, draftStorage)).toEqual([]);
  forgetOtherDrafts(1, draftStorage);
  expect(draftStorage.length).toBe(0);
  keepDraft(post, draftStorage);
  forgetOtherDrafts(2, draftStorage);
  expect(draftStorage.length).toBe(0);
  keepDraft(post, draftStorage);
  forgetOtherDrafts(undefined, draftStorage);
  expect(draftStorage.length).toBe(0);
});

it("says when there is no room", () => {
  expect(keepDraft(post, draftStorageOf(10))).toBe(false);
});
