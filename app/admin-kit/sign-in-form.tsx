import { KeyRound } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type ApiResponse, callApi } from "./api-client.ts";
import { Button } from "./button.tsx";
import { EmailField, PasswordField, TextField } from "./fields/text-field.tsx";
import { canUsePasskeys, signInWithPasskey, signInWithPasskeyAlone, usePasskeyAutofill } from "./passkey.ts";
import { storeUser } from "./stored-user.ts";

type SignInResponse = ApiResponse<"POST /api/auth/sign-in/email">;
type Method = NonNullable<SignInResponse["twoFactorMethods"]>[number];
type Step = "password" | "passkey" | "code" | "recovery";

const stepOf: Record<Method, Step> = { passkey: "passkey", totp: "code" };

type Props = {
  /** Known when someone signs in again; then it is read-only. */
  email?: string;
  onSignedIn: () => void;
};

export function SignInForm({ email: known, onSignedIn }: Props) {
  const text = useTexts(signInTexts);
  const [step, setStep] = useState<Step>("password");
  const [methods, setMethods] = useState<Method[]>([]);
  const [email, setEmail] = useState(known ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const [offersPasskeys, setOffersPasskeys] = useState(!known);
  useEffect(() => setOffersPasskeys((isOffered) => isOffered && canUsePasskeys()), []);

  function finish(user: SignInResponse["user"]) {
    if (!user) return;
    storeUser(user);
    onSignedIn();
  }
  const showFailure = (error: unknown) => setFailure(error instanceof Error ? error.message : String(error));
  usePasskeyAutofill(offersPasskeys && step === "password", ({ user }) => finish(user), showFailure);

  // Focus announces the new step.
  useEffect(() => {
    if (step !== "password") form.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [step]);

  async function send(): Promise<SignInResponse> {
    if (step === "passkey") return signInWithPasskey();
    if (step === "password") return callApi("POST /api/auth/sign-in/email", { body: { email, password } });
    const name = step === "code" ? "verify-totp" : "verify-backup-code";
    return callApi(`POST /api/auth/two-factor/${name}`, { body: { code } });
  }

  async function run(request: () => Promise<SignInResponse>) {
    setPending(true);
    setFailure("");
    try {
      const { user, twoFactorRedirect, twoFactorMethods = ["totp"] } = await request();
      if (twoFactorRedirect) {
        setMethods(twoFactorMethods);
        setStep(twoFactorMethods.includes("passkey") ? "passkey" : "code");
      }
      finish(user);
    } catch (error) {
      showFailure(error);
    }
    setPending(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(send);
  }

  function change(to: Step) {
    setCode("");
    setFailure("");
    setStep(to);
  }

  const otherSteps = (["passkey", "code", "recovery"] as const).filter(
    (other) => other !== step && (other === "recovery" || methods.some((method) => stepOf[method] === other)),
  );

  return (
    <form ref={form} method="post" aria-busy={pending} onSubmit={submit} className="grid gap-5">
      {step === "password" && (
        <>
          {offersPasskeys && (
            <Button resting={pending} onClick={() => run(signInWithPasskeyAlone)}>
              <Icon of={KeyRound} className="size-4" />
              {text.passkeyAlone}
            </Button>
          )}
          <EmailField
            name="email"
            label={text.email}
            value={email}
            onChange={setEmail}
            autoComplete={offersPasskeys ? "username webauthn" : "username"}
            readOnly={Boolean(known)}
            required
          />
          <PasswordField
            name="password"
            label={text.password}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
          />
        </>
      )}
      {step === "passkey" && <p className="text-sm text-fg-muted">{text.passkeyStep}</p>}
      {(step === "code" || step === "recovery") && (
        <TextField
          key={step}
          name="code"
          label={step === "code" ? text.code : text.recoveryCode}
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
        {step === "passkey" ? text.usePasskey : text.signIn}
      </Button>
      {step === "password" ? (
        !known && (
          <Link to="/admin/forgot-password" className="text-center text-sm font-semibold text-accent underline underline-offset-4">
            {text.forgot}
          </Link>
        )
      ) : (
        <div className="grid gap-1">
          {otherSteps.map((other) => (
            <Button key={other} look="quiet" onClick={() => change(other)}>
              {text.otherSteps[other]}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
