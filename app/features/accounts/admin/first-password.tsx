import { type FormEvent, useState } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { callApi } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { SignInLayout } from "#app/admin-kit/sign-in-layout.tsx";
import { clearUser, storeUser } from "#app/admin-kit/stored-user.ts";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { changePassword } from "#app/features/accounts/queries.ts";
import { safePath } from "#app/features/accounts/safe-path.ts";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { listSecondFactorKinds } from "#platform/accounts/second-factors.server.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/first-password";
import { NewPasswordField } from "./new-password-field.tsx";
import { Refusal } from "./own-section.tsx";
import { OwnPasswordField, SecondProofField, useOwnerProof } from "./owner-proof.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, db } = context.get(personalContext);
  if (!staff) throw redirect("/admin/login?next=%2Fadmin%2Fpassword");
  if (!staff.mustChangePassword) throw redirect(safePath(new URL(request.url).searchParams.get("next"), "/admin"));
  const kinds = await listSecondFactorKinds(db, staff.userId);
  return { factors: { totp: kinds.includes("totp"), passkey: kinds.includes("passkey") } };
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function ChoosePassword({ loaderData: { factors } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { first } = useTexts(signInTexts);
  return (
    <SignInLayout title={first.title}>
      <p className="-mt-4 mb-6 text-sm text-fg-muted">{first.text}</p>
      <FirstPasswordForm factors={factors} onChanged={() => navigate(safePath(search.get("next"), "/admin"), { replace: true })} />
    </SignInLayout>
  );
}

function FirstPasswordForm({ factors, onChanged }: { factors: OwnFactors; onChanged: () => void }) {
  const { first } = useTexts(signInTexts);
  const proof = useOwnerProof(factors);
  const [newPassword, setNewPassword] = useState("");
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure("");
    try {
      const { password: currentPassword, ...secondProof } = await proof.collect();
      storeUser((await changePassword({ currentPassword, newPassword, ...secondProof })).user);
      onChanged();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setPending(false);
  }

  async function signOut() {
    await callApi("POST /api/auth/sign-out").catch(() => undefined);
    clearUser();
    location.assign("/admin/login");
  }

  return (
    <form method="post" aria-busy={pending} onSubmit={submit} className="grid gap-5">
      <OwnPasswordField proof={proof} name="currentPassword" label={first.given} />
      <NewPasswordField name="newPassword" label={first.newPassword} value={newPassword} onChange={setNewPassword} />
      <SecondProofField name="code" proof={proof} />
      <Refusal message={failure} />
      <Button type="submit" look="primary" resting={pending}>
        {first.change}
      </Button>
      <Button look="quiet" onClick={signOut}>
        {first.signOut}
      </Button>
    </form>
  );
}
