import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { draftsKey } from "#app/features/drafts/queries.ts";
import { pagesTexts } from "#app/features/pages/admin/texts/pages.ts";
import { findAddressProblems, findFreeAddress, findPathsOf } from "#app/features/pages/tree/address-problems.ts";
import type { PageNode } from "#app/features/pages/tree/arrange-pages.ts";
import { pageNameIn } from "#app/features/pages/tree/page-name.ts";
import { createPage, type TreePage } from "#app/features/pages/tree/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { localPath } from "#lib/languages.ts";
import { slugOf } from "#lib/slug.ts";
import { treeChoices } from "./move-page-dialog.tsx";
import { editPagePath } from "./page-row.tsx";
import { Refusal } from "./refusal.tsx";

type Props = {
  pages: TreePage[];
  tree: PageNode<TreePage>[];
  parentId: number | null;
  /** The page that the new one is a copy of, to begin with. */
  copyOf?: TreePage | undefined;
  onClose: () => void;
};

const addressOf = (name: string) => slugOf(name, "");

/** Asks for the title and address of a new page in both languages, and opens it in the editor. */
export function NewPageDialog({ pages, tree, parentId: givenParent, copyOf, onClose }: Props) {
  const text = useTexts(pagesTexts);
  const language = useLanguage();
  const form = useId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [name, setName] = useState(copyOf?.name ?? "");
  const [spanishName, setSpanishName] = useState(copyOf?.translations.es.name ?? "");
  const [parentId, setParentId] = useState(givenParent);
  const [source, setSource] = useState(copyOf?.webPageCategoryId ?? null);
  // Suggested from the titles until someone types them.
  const [typed, setTyped] = useState<{ address?: string; spanish?: string }>({});
  const suggested = findFreeAddress(pages, {
    webPageCategoryId: 0,
    slug: null,
    parentId,
    address: addressOf(name),
    translations: { es: { address: addressOf(spanishName) } },
  });
  const address = typed.address ?? suggested.address;
  const spanishAddress = typed.spanish ?? suggested.translations.es?.address ?? "";
  const page = { ...suggested, address, translations: { es: { address: spanishAddress } } };
  const problems = address === "" ? {} : findAddressProblems(pages, page);
  const paths = findPathsOf(pages, page);
  const save = useMutation({
    mutationFn: () => createPage({ name, address, parentId, copyOf: source, spanish: { name: spanishName, address: spanishAddress } }),
    onSuccess: async ({ webPageCategoryId }) => {
      await client.invalidateQueries({ queryKey: draftsKey });
      await navigate(editPagePath(webPageCategoryId));
    },
  });
  const refused = save.error instanceof ApiFailure ? save.error.validationErrors : [];
  const refusalOf = (field: string) => refused.find((error) => error.field === field)?.message;
  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={copyOf ? text.duplicateTitle(pageNameIn(copyOf, language)) : text.newTitle}
      text={copyOf ? text.duplicateIntro : text.newIntro}
      confirm={text.create}
      isPending={save.isPending}
      disabled={name.trim() === "" || address === "" || Object.keys(problems).length > 0}
      form={form}
    >
      <form
        id={form}
        className="grid gap-4"
        onChange={() => save.isError && save.reset()}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        {save.error && refused.length === 0 && <Refusal message={save.error.message} />}
        <TextField name="name" label={text.titleEnglish} required value={name} onChange={setName} error={refusalOf("name")} />
        <TextField name="es.name" label={text.titleSpanish} lang="es" value={spanishName} onChange={setSpanishName} />
        <ChoiceField
          name="parentId"
          label={text.parent}
          none={text.top}
          choices={treeChoices(tree, language)}
          value={parentId === null ? "" : String(parentId)}
          onChange={(value) => setParentId(value === "" ? null : Number(value))}
          error={refusalOf("parentId")}
        />
        <TextField
          name="address"
          label={text.addressEnglish}
          required
          value={address}
          onChange={(value) => setTyped({ ...typed, address: value })}
          hint={paths?.en}
          error={refusalOf("address") ?? problems.address?.[language]}
        />
        <TextField
          name="es.address"
          label={text.addressSpanish}
          value={spanishAddress}
          onChange={(value) => setTyped({ ...typed, spanish: value })}
          hint={paths && localPath(paths.es, "es")}
          error={refusalOf("es.address") ?? problems["es.address"]?.[language]}
        />
        {!copyOf && (
          <ChoiceField
            name="copyOf"
            label={text.startFrom}
            none={text.emptyPage}
            choices={treeChoices(tree, language)}
            value={source === null ? "" : String(source)}
            onChange={(value) => setSource(value === "" ? null : Number(value))}
          />
        )}
      </form>
    </ConfirmPopup>
  );
}
