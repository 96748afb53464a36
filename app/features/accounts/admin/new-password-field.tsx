import type { ComponentProps } from "react";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { minPasswordLength } from "#lib/password-rules.ts";

type Props = Pick<ComponentProps<typeof PasswordField>, "name" | "label" | "value" | "onChange">;

/** Says what a password needs, and lets password managers suggest one. */
export function NewPasswordField(props: Props) {
  const { passwordHint } = useTexts(signInTexts);
  return <PasswordField {...props} hint={passwordHint(minPasswordLength)} autoComplete="new-password" required />;
}
