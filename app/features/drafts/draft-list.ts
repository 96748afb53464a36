import { type ListAddress, parseListAddress } from "#app/admin-kit/list-address.ts";
import type { Noun } from "#lib/noun.ts";
import { isInState, type RecordState, recordStates } from "#lib/record-state.ts";
import { findRows, searchTextOf } from "#lib/search-text.ts";
import type { DraftItem } from "./list-queries.ts";

/** What a list of records is narrowed to. */
export type StateChoice = "all" | RecordState;

export const parseState = (text: string | null): StateChoice => recordStates.find((known) => known === text) ?? "all";

export const findDrafts = (drafts: DraftItem[], search: string) => findRows(drafts, search, ({ title }) => searchTextOf([title]));

/** The drafts that a list shows above its rows: those without a row, and where a state is chosen, those in it. */
export function draftsAbove(drafts: DraftItem[], choice: StateChoice, search: string): DraftItem[] {
  if (choice === "published" || choice === "takenDown") return [];
  return findDrafts(drafts, search).filter((draft) => (choice === "all" ? draft.isNew : isInState(draft, choice)));
}

/** Empty values mean any. */
export type DraftList = ListAddress & { kind: string; state: RecordState | ""; person: string; language: "en" | "es" | "" };

export const parseDraftList = (address: URLSearchParams, nouns: readonly Noun[]): DraftList => ({
  ...parseListAddress(address, ["title", "changedAt"]),
  kind: nouns.find(({ entity }) => entity === address.get("kind"))?.entity ?? "",
  state: recordStates.find((known) => known === address.get("state")) ?? "",
  person: /^[1-9]\d{0,8}$/.exec(address.get("person") ?? "")?.[0] ?? "",
  language: (["en", "es"] as const).find((known) => known === address.get("language")) ?? "",
});

/** A draft belongs to everyone who wrote a part of it, and to a language if that language's texts changed. */
export const narrowDrafts = (drafts: DraftItem[], { search, kind, state, person, language }: DraftList): DraftItem[] =>
  findDrafts(drafts, search).filter(
    (draft) =>
      (kind === "" || draft.entity === kind) &&
      (state === "" || isInState(draft, state)) &&
      (person === "" || draft.parts.some(({ changedBy }) => String(changedBy) === person)) &&
      (language === "" || draft.parts.some(({ part }) => part === language)),
  );
