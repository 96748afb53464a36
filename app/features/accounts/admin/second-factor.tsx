import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { redirect } from "react-router";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { SignInLayout } from "#app/admin-kit/sign-in-layout.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Toaster } from "#app/admin-kit/toaster.tsx";
import { factorsIn, ownFactorsQuery } from "#app/features/accounts/passkey-queries.ts";
import { profileQuery } from "#app/features/accounts/queries.ts";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/second-factor";
import { SecondFactor } from "./own-second-factor.tsx";
import { Passkeys } from "./passkeys.tsx";

/** For accounts that may do nothing else yet; the API guards what this screen does not show. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(personalContext).staff) throw redirect("/admin/login");
  return null;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function RequiredSecondFactor() {
  const { secondFactor } = useTexts(signInTexts);
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <SignInLayout title={secondFactor.title} wide>
        <SetUp />
      </SignInLayout>
      <Toaster />
    </QueryClientProvider>
  );
}

function SetUp() {
  const { secondFactor } = useTexts(signInTexts);
  const profile = useQuery(profileQuery);
  const factors = useQuery(ownFactorsQuery);
  const isDone = profile.data?.twoFactorEnabled ?? false;
  return (
    <div className="grid gap-5">
      <p className="text-sm">{isDone ? secondFactor.done : secondFactor.text}</p>
      {isDone && (
        <div>
          <ButtonLink look="primary" to="/admin" reloadDocument>
            {secondFactor.goOn}
          </ButtonLink>
        </div>
      )}
      <QueryStates query={factors} pending={<FormSkeleton />}>
        {(found) => (
          <div className="grid gap-4">
            <Passkeys passkeys={found.passkeyListVm} factors={factorsIn(found)} />
            <SecondFactor factors={factorsIn(found)} />
          </div>
        )}
      </QueryStates>
    </div>
  );
}
