import { Link } from "react-router";
import { BilingualField } from "#app/admin-kit/bilingual.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { pageSettingsTexts } from "#app/features/pages/admin/texts/page-settings.ts";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import type { PageCategoryDraft } from "#app/features/pages/categories/queries.ts";
import { findAddressProblems, findPathsOf } from "#app/features/pages/tree/address-problems.ts";
import { arrangePages, isFixedPage, listBelow, listNodes } from "#app/features/pages/tree/arrange-pages.ts";
import type { TreePage } from "#app/features/pages/tree/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { localPath } from "#lib/languages.ts";
import { treeChoices } from "./move-page-dialog.tsx";
import { PagePreviews } from "./page-previews.tsx";
import { editPagePath } from "./page-row.tsx";

type Props = {
  draft: Draft<PageCategoryDraft>;
  progress: number | undefined;
  pages: TreePage[];
  /** `undefined` until it is loaded. */
  page: TreePage | undefined;
};

export function PageSettingsFields({ draft, progress, pages, page }: Props) {
  const { bind, values } = draft;
  const text = useTexts(pageSettingsTexts);
  const mayWrite = useMay("content.write");
  const labels = useTexts(pageCategoryForm.labels);
  const typed = page && {
    ...page,
    address: values.address,
    parentId: values.parentId === "" ? null : Number(values.parentId),
    translations: { es: { address: values["es.address"] } },
  };
  const paths = (typed && findPathsOf(pages, typed)) ?? page?.paths ?? undefined;
  return (
    <>
      <BilingualField
        of={TextField}
        field="name"
        draft={draft}
        labels={{ name: text.pageTitle, "es.name": text.spanishTitle }}
        hint={text.nameHint}
      />
      {page?.isNew && mayWrite && (
        <div>
          <ButtonLink to={editPagePath(page.webPageCategoryId)}>{text.openEditor}</ButtonLink>
        </div>
      )}
      <FormSection title={text.address}>
        {page && isFixedPage(page) ? (
          <p className="max-w-prose text-sm">{text.fixedAddress(page.paths?.en ?? "")}</p>
        ) : (
          <AddressFields draft={draft} pages={pages} page={typed} paths={paths} />
        )}
      </FormSection>
      <FormSection title={text.searchAndSharing}>
        <BilingualField of={TextAreaField} field="description" draft={draft} labels={labels} rows={3} hint={text.descriptionHint} />
        <div className="grid gap-1.5">
          <ImageField label={labels.image} isUncut progress={progress} {...bind("image")} />
          <p className="max-w-prose text-sm text-fg-muted">{text.pictureHint}</p>
        </div>
        <CheckboxField label={labels.isListed} hint={text.listedHint} {...bind("isListed")} />
        <PagePreviews values={values} paths={paths} sharedPictures={page?.sharedPictures} />
      </FormSection>
      <FormSection title={text.campaign}>
        <FieldRow>
          <TextField label={labels.sourceLabel} hint={text.sourceHint} {...bind("sourceLabel")} />
        </FieldRow>
        {page && !isFixedPage(page) && <p className="max-w-prose text-sm text-fg-muted">{text.dates}</p>}
      </FormSection>
      <FormSection title={text.appears}>
        {page && page.menuPlaces.length > 0 ? (
          <ul className="grid gap-1 text-sm">
            {page.menuPlaces.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-fg-muted">
            {text.inNoMenu}{" "}
            <Link to="/admin/menus" className="font-semibold text-accent underline underline-offset-4">
              {text.menus}
            </Link>
          </p>
        )}
      </FormSection>
    </>
  );
}

type AddressProps = {
  draft: Draft<PageCategoryDraft>;
  pages: TreePage[];
  page: Parameters<typeof findAddressProblems>[1] | undefined;
  paths: TreePage["livePaths"] | undefined;
};

/** The last part of the path in each language and the page above, checked while staff type. */
function AddressFields({ draft: { bind }, pages, page, paths }: AddressProps) {
  const text = useTexts(pageSettingsTexts);
  const labels = useTexts(pageCategoryForm.labels);
  const language = useLanguage();
  const [address, spanishAddress] = [bind("address"), bind("es.address")];
  const problems = page ? findAddressProblems(pages, page) : {};
  const tree = arrangePages(pages);
  const node = listNodes(tree).find((each) => each.page.webPageCategoryId === page?.webPageCategoryId);
  const excluded = new Set(node ? [node, ...listBelow(node)].map((each) => each.page.webPageCategoryId) : []);
  return (
    <>
      <FieldRow>
        <TextField
          {...address}
          label={labels.address}
          required
          hint={paths ? text.wholeAddress(paths.en) : text.addressHint}
          error={address.error ?? problems.address?.[language]}
        />
        <TextField
          {...spanishAddress}
          label={labels["es.address"]}
          hint={paths && spanishAddress.value ? text.wholeAddress(localPath(paths.es, "es")) : text.spanishAddressHint}
          error={spanishAddress.error ?? problems["es.address"]?.[language]}
        />
        <ChoiceField
          {...bind("parentId")}
          label={text.parent}
          hint={text.parentHint}
          none={text.top}
          choices={treeChoices(tree, language).filter(({ id }) => !excluded.has(id))}
        />
      </FieldRow>
      <p className="text-sm text-fg-muted">{text.redirects}</p>
    </>
  );
}
