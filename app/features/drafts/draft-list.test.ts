import { expect, it } from "vitest";
import { draftsAbove, narrowDrafts, parseDraftList } from "./draft-list.ts";
import type { DraftItem } from "./list-queries.ts";

const part = (name: "shared" | "en" | "es", changedBy: number) =>
  ({ part: name, state: "draft", changedBy, changedByName: "Ana", changedAt: "2026-01-01T00:00:00.000Z" }) as const;
const common = { scheduled: [], scheduledFor: null, changedByName: "Ana", changedAt: "2026-01-01T00:00:00.000Z" };
const drafts: DraftItem[] = [
  { ...common, entity: "blog", id: 1, title: "Préstamos", isNew: true, state: "draft", parts: [part("shared", 1)] },
  { ...common, entity: "blog", id: 2, title: "Rates", isNew: false, state: "changed", parts: [part("en", 2)] },
  {
    ...{ ...common, entity: "review", id: 2, title: "María", isNew: false, state: "waiting", parts: [part("en", 1), part("es", 2)] },
    byLanguage: { en: "changed", es: "waiting" },
  },
];
const nouns = ["blog", "review"].map((entity) => ({ entity, label: { en: "", es: "" }, editPath: () => "" }));
const narrow = (address: string) => narrowDrafts(drafts, parseDraftList(new URLSearchParams(address), nouns)).map(({ title }) => title);

it.each([
  ["", ["Préstamos", "Rates", "María"]],
  ["kind=blog", ["Préstamos", "Rates"]],
  ["state=changed", ["Rates", "María"]],
  ["state=waiting", ["María"]],
  ["person=2", ["Rates", "María"]],
  ["language=es", ["María"]],
  ["search=prestamos", ["Préstamos"]],
  ["kind=blog&person=2&language=en", ["Rates"]],
  ["kind=nothing&state=gone&person=x&language=fr", ["Préstamos", "Rates", "María"]],
])("drafts narrowed by %s", (address, titles) => {
  expect(narrow(address)).toEqual(titles);
});

it.each([
  ["all", ["Préstamos"]],
  ["draft", ["Préstamos"]],
  ["changed", ["Rates", "María"]],
  ["waiting", ["María"]],
  ["scheduled", []],
  ["published", []],
  ["takenDown", []],
] as const)("a list narrowed to %s shows above its rows those drafts", (choice, titles) => {
  expect(draftsAbove(drafts, choice, "").map(({ title }) => title)).toEqual(titles);
});
