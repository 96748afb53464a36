import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { callApi } from "#app/admin-kit/api-client.ts";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { SignInLayout } from "#app/admin-kit/sign-in-layout.tsx";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/reset-password";
import { NewPasswordField } from "./new-password-field.tsx";
import { Refusal } from "./own-section.tsx";

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** The page of the mailed link. The link's secret is in the fragment (#) and is sent only with the new password. */
export default function ResetPassword() {
  const { reset, signIn } = useTexts(signInTexts);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState("");
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure("");
    const body = { token: location.hash.slice(1), password };
    await callApi("POST /api/auth/new-password", { body }).then(
      (response) => setMessage(response.message),
      (error: Error) => setFailure(error.message),
    );
    setPending(false);
  }

  if (message)
    return (
      <SignInLayout title={reset.title}>
        <p role="status" className="mb-5 text-sm">
          {message}
        </p>
        <ButtonLink look="primary" to="/admin/login">
          {signIn}
        </ButtonLink>
      </SignInLayout>
    );
  return (
    <SignInLayout title={reset.title}>
      <form method="post" onSubmit={submit} className="grid gap-5">
        <NewPasswordField name="password" label={reset.newPassword} value={password} onChange={setPassword} />
        <Refusal message={failure} />
        <p className="text-sm text-fg-muted">{reset.signedOut}</p>
        <Button type="submit" look="primary" resting={pending}>
          {reset.set}
        </Button>
        <Link to="/admin/forgot-password" className="text-center text-sm font-semibold text-accent underline underline-offset-4">
          {reset.newLink}
        </Link>
      </form>
    </SignInLayout>
  );
}
