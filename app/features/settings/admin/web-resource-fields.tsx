import { Link } from "react-router";
import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { PolicyLink } from "#app/features/drafts/admin/policy-link.tsx";
import type { WebResourceDraft } from "#app/features/settings/draft.ts";
import { findSetting } from "#app/features/settings/find-setting.ts";
import { webResourceLabels } from "#app/features/settings/form.ts";
import { isOfficeKey } from "#app/features/settings/office-keys.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { resourceTexts } from "./texts/resources.ts";
import { ValueField } from "./value-field.tsx";

type Props = { draft: Draft<WebResourceDraft>; categories: Choice[]; isNew?: boolean };

export function WebResourceFields({ draft: { bind, spanish, base, values }, categories, isNew = false }: Props) {
  const text = useTexts(resourceTexts);
  const language = useLanguage();
  const labels = useTexts(webResourceLabels);
  const setting = findSetting(isNew ? values.context : base.context);
  const value = (
    <ValueField
      label={labels.value}
      hint={setting && `${setting.label[language]}. ${setting.about[language]}`}
      kind={setting?.kind}
      choices={setting?.choices}
      {...bind("value")}
    />
  );
  // A phone number is the same in both languages: the site asks for no second one.
  const hasSpanish = !setting || setting.es !== undefined;
  return (
    <>
      {!isNew && isOfficeKey(base.context) && (
        <p role="note" className="rounded-xl bg-sunken px-4 py-3 text-sm">
          {text.officeLead}{" "}
          <Link to="/admin/office" className="font-medium text-accent hover:underline">
            {text.officeLink}
          </Link>
        </p>
      )}
      {!isNew && base.context.startsWith("publish.") && <PolicyLink />}
      <FieldRow>
        <ChoiceField label={labels.webResourceCategoryId} none={text.noCategory} choices={categories} {...bind("webResourceCategoryId")} />
        <TextField
          label={labels.context}
          readOnly={!isNew && setting !== undefined}
          hint={!isNew && setting ? text.knownName : text.newName}
          {...bind("context")}
        />
      </FieldRow>
      {hasSpanish ? (
        <Bilingual
          mark={spanish("value")}
          english={value}
          spanish={<ValueField label={labels["es.value"]} kind={setting?.kind} lang="es" {...bind("es.value")} />}
        />
      ) : (
        value
      )}
    </>
  );
}
