import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { factorsIn, ownFactorsQuery } from "#app/features/accounts/passkey-queries.ts";
import { profileQuery } from "#app/features/accounts/queries.ts";
import { WeeklyChangesChoice } from "#app/features/history/admin/weekly-changes-choice.tsx";
import { WeeklyMailChoice } from "#app/features/reports/admin/weekly-mail-choice.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { OwnEmail } from "./own-email.tsx";
import { OwnLanguage } from "./own-language.tsx";
import { OwnPassword } from "./own-password.tsx";
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
