import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { OwnPassword } from "#app/features/staff/own-password.tsx";
import { OwnProfile } from "#app/features/staff/own-profile.tsx";
import { OwnSessions } from "#app/features/staff/own-sessions.tsx";
import { ownFactorsQuery } from "#app/features/staff/passkey-queries.ts";
import { Passkeys } from "#app/features/staff/passkeys.tsx";
import { profileQuery } from "#app/features/staff/queries.ts";
import { SecondFactor } from "#app/features/staff/second-factor.tsx";

export default function Profile() {
  const profile = useQuery(profileQuery);
  const factors = useQuery(ownFactorsQuery);
  return (
    <div className="grid gap-5">
      <PageHeading title="My account" />
      <Loaded query={profile} pending={<FormSkeleton />}>
        {(own) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <OwnProfile profile={own} />
            <OwnPassword />
            <Loaded query={factors} pending={<FormSkeleton />}>
              {({ hasAuthenticator, passkeyListVm }) => (
                <>
                  <SecondFactor profile={own} isOn={hasAuthenticator} />
                  <Passkeys passkeys={passkeyListVm} />
                </>
              )}
            </Loaded>
            <OwnSessions />
          </div>
        )}
      </Loaded>
    </div>
  );
}
