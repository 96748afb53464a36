import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { WeeklyMailChoice } from "#app/features/numbers/weekly-mail-choice.tsx";
import { WeeklyChangesChoice } from "#app/features/revisions/weekly-changes-choice.tsx";
import { OwnEmail } from "#app/features/staff/own-email.tsx";
import { OwnLanguage } from "#app/features/staff/own-language.tsx";
import { OwnPassword } from "#app/features/staff/own-password.tsx";
import { OwnProfile } from "#app/features/staff/own-profile.tsx";
import { OwnSection } from "#app/features/staff/own-section.tsx";
import { OwnSessions } from "#app/features/staff/own-sessions.tsx";
import { factorsIn, ownFactorsQuery } from "#app/features/staff/passkey-queries.ts";
import { Passkeys } from "#app/features/staff/passkeys.tsx";
import { profileQuery } from "#app/features/staff/queries.ts";
import { RecoveryCodes } from "#app/features/staff/recovery-codes.tsx";
import { SecondFactor } from "#app/features/staff/second-factor.tsx";
import { ownAccountTexts } from "#app/messages/admin/own-account.ts";
import { useTexts } from "#app/messages/messages.ts";

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
