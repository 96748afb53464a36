import type { StateChoice } from "#app/features/drafts/draft-list.ts";
import { listNodes, type PageNode } from "#app/features/pages/tree/arrange-pages.ts";
import type { TreePage } from "#app/features/pages/tree/queries.ts";
import { isInState } from "#lib/record-state.ts";
import { hasAllWords, searchTextOf, searchWords } from "#lib/search-text.ts";

const textOf = ({ name, translations, paths }: TreePage) => searchTextOf([name, translations.es.name, paths?.en, paths?.es]);

/** How many pages fit a search and a state, and which are shown: also those above them, so that the tree stays whole. */
export function findShown(tree: readonly PageNode<TreePage>[], search: string, status: StateChoice) {
  const words = searchWords(search);
  const fits = ({ page }: PageNode<TreePage>) => hasAllWords(textOf(page), words) && (status === "all" || isInState(page, status));
  const nodes = listNodes(tree);
  const shown = nodes.filter((node) => listNodes([node]).some(fits));
  return { shown: new Set(shown.map(({ page }) => page.webPageCategoryId)), total: nodes.filter(fits).length };
}
