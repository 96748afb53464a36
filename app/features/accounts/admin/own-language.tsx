import { useMutation } from "@tanstack/react-query";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import { updateProfile } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { languageNames } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { OwnSection } from "./own-section.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

/** In which language one works; chosen at once, without a button. */
export function OwnLanguage({ language }: { language: Language | null }) {
  const { language: text } = useTexts(ownAccountTexts);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (chosen: string) => updateProfile({ language: chosen }),
    // All of the screen, and what the server has said on it so far, changes its language.
    onSuccess: () => location.reload(),
    onError: (error) => showError(error.message, 4500),
  });
  return (
    <OwnSection title={text.title}>
      <SelectField name="language" label={text.label} hint={text.hint} value={isPending ? variables : (language ?? "")} onChange={mutate}>
        <option value="">{text.browser}</option>
        <option value="en" lang="en">
          {languageNames.en}
        </option>
        <option value="es" lang="es">
          {languageNames.es}
        </option>
      </SelectField>
    </OwnSection>
  );
}
