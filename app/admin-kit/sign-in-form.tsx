import { type FormEvent, useEffect, useRef, useState } from "react";
import { callApi } from "./api-client.ts";
import { Button } from "./button.tsx";
import { EmailField, PasswordField, TextField } from "./fields/text-field.tsx";
import { type StoredUser, storeUser } from "./stored-user.ts";

type Answer = { user?: StoredUser; twoFactorRedirect?: boolean };
type Step = "password" | "code" | "recovery";

const doors = {
  password: "/api/auth/sign-in/email",
  code: "/api/auth/two-factor/verify-totp",
  recovery: "/api/auth/two-factor/verify-backup-code",
};

type Props = {
  /** Known when someone signs in again; then it cannot be changed. */
  email?: string;
  onSignedIn: () => void;
};

/** Email and password, then the second factor where one is set. */
export function SignInForm({ email: known, onSignedIn }: Props) {
  const [step, setStep] = useState<Step>("password");
  const [email, setEmail] = useState(known ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // What was typed, or filled in by the browser, before the script was there.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    setEmail((current) => current || String(typed.get("email") ?? ""));
    setPassword((current) => current || String(typed.get("password") ?? ""));
  }, []);

  // A step that appears takes the focus, and is heard by that.
  useEffect(() => {
    if (step !== "password") form.current?.querySelector("input")?.focus();
  }, [step]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure("");
    try {
      const body = step === "password" ? { email, password } : { code };
      const { user, twoFactorRedirect } = await callApi<Answer>(doors[step], { method: "POST", body });
      if (twoFactorRedirect) setStep("code");
      if (user) {
        storeUser(user);
        onSignedIn();
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setPending(false);
  }

  return (
    <form ref={form} method="post" aria-busy={pending} onSubmit={submit} className="grid gap-5">
      {step === "password" ? (
        <>
          <EmailField
            name="email"
            label="Email"
            value={email}
            onChange={setEmail}
            autoComplete="username"
            readOnly={Boolean(known)}
            required
          />
          <PasswordField
            name="password"
            label="Password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
          />
        </>
      ) : (
        <TextField
          key={step}
          name="code"
          label={step === "code" ? "Code from your authenticator app" : "Recovery code"}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          inputMode={step === "code" ? "numeric" : "text"}
          required
        />
      )}
      {failure && (
        <p role="alert" className="text-sm font-medium text-bad">
          {failure}
        </p>
      )}
      <Button type="submit" look="primary" resting={pending}>
        Sign in
      </Button>
      {step !== "password" && (
        <Button
          look="quiet"
          onClick={() => {
            setCode("");
            setFailure("");
            setStep(step === "code" ? "recovery" : "code");
          }}
        >
          {step === "code" ? "Use a recovery code instead" : "Use the authenticator app instead"}
        </Button>
      )}
    </form>
  );
}
