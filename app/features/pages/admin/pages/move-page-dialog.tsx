import { useId, useState } from "react";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { pagesTexts } from "#app/features/pages/admin/texts/pages.ts";
import { findAddressProblems, findPathsOf } from "#app/features/pages/tree/address-problems.ts";
import { isFixedPage, listBelow, listNodes, type PageNode } from "#app/features/pages/tree/arrange-pages.ts";
import { pageNameIn } from "#app/features/pages/tree/page-name.ts";
import type { Place, TreePage } from "#app/features/pages/tree/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { localPath } from "#lib/languages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { Refusal } from "./refusal.tsx";

type Props = {
  page: TreePage;
  pages: TreePage[];
  tree: PageNode<TreePage>[];
  /** Where it would be; where it is, to begin with. */
  place: Place;
  isPending: boolean;
  failure: string | undefined;
  onMove: (place: Place) => void;
  onClose: () => void;
};

/** The pages as a field offers them, in the order of the tree. */
export const treeChoices = (nodes: readonly PageNode<TreePage>[], language: Language) =>
  listNodes(nodes).map(({ page, depth }) => ({ id: page.webPageCategoryId, name: `${"— ".repeat(depth)}${pageNameIn(page, language)}` }));

/** Asks where a page belongs, and says what happens to its address. */
export function MovePageDialog({ page, pages, tree, place, isPending, failure, onMove, onClose }: Props) {
  const text = useTexts(pagesTexts);
  const language = useLanguage();
  const form = useId();
  const [parentId, setParentId] = useState(place.parentId);
  const [before, setBefore] = useState(place.before);
  const id = page.webPageCategoryId;
  const node = listNodes(tree).find((each) => each.page.webPageCategoryId === id);
  const below = node ? listBelow(node) : [];
  const excluded = new Set([id, ...below.map((each) => each.page.webPageCategoryId)]);
  const parents = treeChoices(tree, language).filter((choice) => !excluded.has(choice.id));
  const siblings = (parentId === null ? tree : (listNodes(tree).find((each) => each.page.webPageCategoryId === parentId)?.below ?? []))
    .map((each) => each.page)
    .filter(({ webPageCategoryId }) => webPageCategoryId !== id);
  const isFixed = isFixedPage(page);
  const moved = { ...page, parentId };
  const [problem] = isFixed ? [] : Object.values(findAddressProblems(pages, moved));
  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.moveTitle(pageNameIn(page, language))}
      text={isFixed ? text.fixedPlace : text.moveIntro}
      confirm={text.move}
      isPending={isPending}
      disabled={problem !== undefined}
      form={form}
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onMove({ parentId, before });
        }}
      >
        {failure && <Refusal message={failure} />}
        {!isFixed && (
          <ChoiceField
            name="parentId"
            label={text.parent}
            none={text.top}
            choices={parents}
            value={parentId === null ? "" : String(parentId)}
            error={problem?.[language]}
            onChange={(value) => {
              setParentId(value === "" ? null : Number(value));
              setBefore(null);
            }}
          />
        )}
        <SelectField
          name="before"
          label={text.position}
          value={before === null ? "" : String(before)}
          onChange={(value) => setBefore(value === "" ? null : Number(value))}
        >
          {siblings.map((sibling) => (
            <option key={sibling.webPageCategoryId} value={sibling.webPageCategoryId}>
              {text.beforePage(pageNameIn(sibling, language))}
            </option>
          ))}
          <option value="">{text.last}</option>
        </SelectField>
        {!isFixed && <NewAddresses page={page} paths={findPathsOf(pages, moved)} below={below.length} />}
      </form>
    </ConfirmPopup>
  );
}

type AddressesProps = { page: TreePage; paths: TreePage["livePaths"] | undefined; below: number };

function NewAddresses({ page, paths, below }: AddressesProps) {
  const text = useTexts(pagesTexts);
  const before = page.livePaths ?? page.paths;
  const changed = languages.filter((language) => before && paths && before[language] !== paths[language]);
  return (
    <div role="status" className="grid gap-1 text-sm empty:hidden">
      {changed.map((language) => (
        <p key={language} className="[overflow-wrap:anywhere]">
          {text.newAddress(localPath(before?.[language] ?? "", language), localPath(paths?.[language] ?? "", language))}
        </p>
      ))}
      {changed.length > 0 && (
        <p className="text-fg-muted">
          {page.livePaths ? text.redirects : text.notPublished}
          {below > 0 && ` ${text.belowMove(below)}`}
        </p>
      )}
    </div>
  );
}
