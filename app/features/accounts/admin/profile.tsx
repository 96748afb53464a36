import { useMutation, useQuery } from "@tanstack/react-query";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import { factorsIn, ownFactorsQuery } from "#app/features/accounts/passkey-queries.ts";
import { profileQuery, updateProfile } from "#app/features/accounts/queries.ts";
import { WeeklyChangesChoice } from "#app/features/history/admin/weekly-changes-choice.tsx";
import { WeeklyMailChoice } from "#app/features/reports/admin/weekly-mail-choice.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { languageNames } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { OwnEmail, OwnPassword } from "./own-credentials.tsx";
import { OwnProfile } from "./own-profile.tsx";
import { SecondFactor } from "./own-second-factor.tsx";
import { OwnSection } from "./own-section.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

export default function Profile() {
  const text = useTexts(ownAccountTexts);
  const profile = useQuery(profileQuery);
  const seesNumbers = useMay("numbers.read");
  const seesChanges = useMay("content.read");
  const managesAccounts = useMay("accounts.manage");
  const factors = useQuery(ownFactorsQuery);
  return (
    <div className="grid gap-5">
      <PageHeading title={text.title} />
      <QueryStates query={profile} pending={<FormSkeleton />}>
        {(own) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <OwnProfile profile={own} />
            <OwnLanguage language={own.language} />
            <QueryStates query={factors} pending={<FormSkeleton />}>
              {(found) => (
                <>
                  <Passkeys passkeys={found.passkeyListVm} factors={factorsIn(found)} />
                  <SecondFactor factors={factorsIn(found)} />
                  {own.twoFactorEnabled && <RecoveryCodes left={own.recoveryCodesLeft} factors={factorsIn(found)} />}
                  <OwnPassword factors={factorsIn(found)} />
                  {managesAccounts && <OwnEmail factors={factorsIn(found)} />}
                </>
              )}
            </QueryStates>
            <OwnSessions />
            {(seesNumbers || seesChanges) && (
              <OwnSection title={text.mail}>
                {seesNumbers && <WeeklyMailChoice />}
                {seesChanges && <WeeklyChangesChoice />}
              </OwnSection>
            )}
          </div>
        )}
      </QueryStates>
    </div>
  );
}

/** Saved at once, without a button. */
function OwnLanguage({ language }: { language: Language | null }) {
  const { language: text } = useTexts(ownAccountTexts);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (chosen: string) => updateProfile({ language: chosen }),
    // Everything on the screen changes its language, what the server has sent included.
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
