import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type Choice, nameAmong } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { redirectForm } from "#app/features/addresses/form.ts";
import { pageAddressesQuery, type RedirectDraft, type RedirectRecord } from "#app/features/addresses/queries.ts";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/redirect";
import { addressTexts } from "./texts/addresses.ts";

/** A new redirect may come with an address that visitors did not find, and the page that it suggests. */
export default function Redirect({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(addressTexts);
  const [address] = useSearchParams();
  const [path, page] = [address.get("path")?.slice(0, 300) ?? "", address.get("page") ?? ""];
  const { data: pages = [] } = useQuery(pageAddressesQuery);
  const choices = useMemo(() => pages.map(({ id: pageId, name, path: own }) => ({ id: pageId, name: `${name} (${own})` })), [pages]);
  const form = useMemo(() => {
    const read = (redirect?: RedirectRecord): RedirectDraft =>
      redirect ? redirectForm.read(redirect) : { ...redirectForm.read(), path, webPageCategoryId: /^\d{1,9}$/.test(page) ? page : "" };
    return { ...redirectForm, read };
  }, [path, page]);
  return (
    <RecordScreen form={form} id={id} title={id ? text.edit : text.add} formats={{ webPageCategoryId: nameAmong(choices) }}>
      {(draft) => <RedirectFields draft={draft} choices={choices} />}
    </RecordScreen>
  );
}

function RedirectFields({ draft: { bind, values }, choices }: { draft: Draft<RedirectDraft>; choices: Choice[] }) {
  const text = useTexts(addressTexts);
  const labels = useTexts(redirectForm.labels);
  const hasPage = Number(values.webPageCategoryId) > 0;
  const isKnown = choices.some(({ id }) => String(id) === values.webPageCategoryId);
  const own = hasPage && !isKnown ? [{ id: Number(values.webPageCategoryId), name: text.pageDown }] : [];
  return (
    <>
      <TextField label={labels.path} hint={text.pathHint} required {...bind("path")} />
      <ChoiceField
        label={labels.webPageCategoryId}
        hint={text.pageHint}
        none={text.noPage}
        choices={[...choices, ...own]}
        {...bind("webPageCategoryId")}
      />
      {(!hasPage || values.target !== "") && <TextField label={labels.target} hint={text.targetHint} {...bind("target")} />}
    </>
  );
}
