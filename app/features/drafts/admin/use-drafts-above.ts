import type { ListAddress } from "#app/admin-kit/list-address.ts";
import { draftsAbove, type StateChoice } from "#app/features/drafts/draft-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Noun } from "#lib/noun.ts";
import { draftListTexts } from "./texts/drafts.ts";
import { stateTexts } from "./texts/states.ts";
import { useRecordStates } from "./use-record-states.ts";

type Shown = {
  choice: StateChoice;
  list: ListAddress;
  /** Whether published rows can be in the chosen state; otherwise only drafts are shown. */
  hasRows: boolean;
  /** No other filter is set: drafts are not known by category or date. */
  isWhole: boolean;
};

/** What a list that is paged by the server needs to show and filter the states of its records. */
export function useDraftsAbove(noun: Noun, { choice, list: { search, page }, hasRows, isWhole }: Shown) {
  const { drafts, error, stateOf } = useRecordStates(noun.entity);
  const { notPublishedYet } = useTexts(draftListTexts);
  const { states } = useTexts(stateTexts);
  const isFirst = choice !== "all" || (isWhole && page === 1);
  const shown = isFirst ? draftsAbove(drafts, choice, search) : [];
  return {
    stateOf,
    above: { title: choice === "all" ? notPublishedYet : states[choice], noun, drafts: shown, error, showsEmpty: !hasRows },
    /** Published rows are shown, or that there are none. */
    showsRows: (total: number) => hasRows && (total > 0 || shown.length === 0),
  };
}
