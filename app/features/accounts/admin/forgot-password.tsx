import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { callApi } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { EmailField } from "#app/admin-kit/fields/text-field.tsx";
import { SignInLayout } from "#app/admin-kit/sign-in-layout.tsx";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { commandLine } from "#platform/command-line.server.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/forgot-password";
import { Refusal } from "./own-section.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { mail, publicUrl } = context.get(personalContext).config;
  return { mailIsSetUp: mail.url !== undefined && publicUrl !== undefined, resetCommand: commandLine("staff", "reset") };
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function ForgotPassword({ loaderData: { mailIsSetUp, resetCommand } }: Route.ComponentProps) {
  const { forgotten } = useTexts(signInTexts);
  return (
    <SignInLayout title={forgotten.title}>
      {mailIsSetUp ? <AskForLink /> : <NoMail resetCommand={resetCommand} />}
      <Link to="/admin/login" className="mt-5 block text-center text-sm font-semibold text-accent underline underline-offset-4">
        {forgotten.back}
      </Link>
    </SignInLayout>
  );
}

function NoMail({ resetCommand }: { resetCommand: string }) {
  const { forgotten } = useTexts(signInTexts);
  return (
    <div className="grid gap-3 text-sm">
      <p>{forgotten.noMail}</p>
      <p>{forgotten.askOwner}</p>
      <code className="rounded-lg bg-sunken p-3 font-mono text-xs break-words">{`${resetCommand} ${forgotten.address}`}</code>
    </div>
  );
}

function AskForLink() {
  const text = useTexts(signInTexts);
  const [email, setEmail] = useState("");
  const [result, setResult] = useState<{ message: string; isFailure: boolean }>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setResult(
      await callApi("POST /api/auth/forgot-password", { body: { email } }).then(
        ({ message }) => ({ message, isFailure: false }),
        (error: Error) => ({ message: error.message, isFailure: true }),
      ),
    );
    setPending(false);
  }

  if (result && !result.isFailure)
    return (
      <p role="status" className="text-sm">
        {result.message}
      </p>
    );
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <p className="text-sm text-fg-muted">{text.forgotten.intro}</p>
      <EmailField name="email" label={text.email} value={email} onChange={setEmail} autoComplete="username" required />
      <Refusal message={result?.message} />
      <Button type="submit" look="primary" resting={pending}>
        {text.forgotten.send}
      </Button>
    </form>
  );
}
