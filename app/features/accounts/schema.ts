import { z } from "zod";
import { optionalId, optionalText, requiredId, requiredLine, versionField } from "#lib/fields.ts";
import { type Label, namesInMessages } from "#lib/labels.ts";
import { maxPasswordLength, minPasswordLength } from "#lib/password-rules.ts";
import { roles } from "#lib/permissions.ts";
import {
  fieldError,
  localizedError,
  mayHaveAtMost,
  missingField,
  mustBeEmail,
  mustBeOneOf,
  mustHaveAtLeast,
} from "#lib/validation-messages.ts";
import { usedCredential } from "./passkey-schema.ts";

export const labels = {
  email: { en: "Email", es: "Correo electrónico" },
  userName: { en: "User Name", es: "Nombre de usuario" },
  firstName: { en: "First Name", es: "Nombre" },
  lastName: { en: "Last Name", es: "Apellido" },
  phoneNumber: { en: "Phone Number", es: "Teléfono" },
  role: { en: "Role", es: "Rol" },
  language: { en: "Language", es: "Idioma" },
  loanOfficerId: { en: "Loan officer", es: "Oficial de préstamos" },
};

export const passwordLabels = {
  password: { en: "Password", es: "Contraseña" },
  currentPassword: { en: "Current password", es: "Contraseña actual" },
  newPassword: { en: "New password", es: "Contraseña nueva" },
};

const codeLabel = { en: "Code", es: "Código" };

const name = namesInMessages(labels);

const email = z
  .string(localizedError(missingField(name.email)))
  .trim()
  .toLowerCase()
  .max(254, fieldError(name.email, mayHaveAtMost(254)))
  .pipe(z.email(fieldError(name.email, mustBeEmail)));

const role = z.enum(roles, fieldError(name.role, mustBeOneOf(roles)));

/** Of the admin and of mails to the person; empty means the browser's language. */
const language = z
  .preprocess((value) => value ?? "", z.enum(["", "en", "es"], { error: `${name.language} must be en, es or empty` }))
  .transform((chosen) => chosen || null)
  .optional();

/** The officer whose leads and profile the account sees. */
const loanOfficerId = optionalId(name.loanOfficerId).optional();

/** Counted in characters as people see them, so that twelve letters of any script are twelve. */
const newPassword = (name: Label) =>
  z
    .string(localizedError(missingField(name)))
    .max(maxPasswordLength, fieldError(name, mayHaveAtMost(maxPasswordLength)))
    .refine((value) => [...value].length >= minPasswordLength, fieldError(name, mustHaveAtLeast(minPasswordLength)));

const knownPassword = (name: Label) =>
  z
    .string(localizedError(missingField(name)))
    .min(1, localizedError(missingField(name)))
    .max(maxPasswordLength, fieldError(name, mayHaveAtMost(maxPasswordLength)));

const profile = {
  userName: requiredLine(name.userName, 80),
  firstName: optionalText(name.firstName, 80).optional(),
  lastName: optionalText(name.lastName, 80).optional(),
  phoneNumber: optionalText(name.phoneNumber, 40).optional(),
  language,
};

export const accountInput = z.object({ email, ...profile, role, loanOfficerId });

/** Without a password the server makes one up and shows it once. */
export const staffInput = accountInput.extend({ password: newPassword(passwordLabels.password).optional() });

export const staffPatch = z
  .object({ userId: requiredId("userId"), version: versionField, email, ...profile, role, loanOfficerId })
  .partial()
  .required({ userId: true });

export const profilePatch = z.object({ version: versionField, ...profile }).partial();

export const passwordReset = z.object({ password: newPassword(passwordLabels.password).optional() });

const code = z
  .string(localizedError(missingField(codeLabel)))
  .trim()
  .min(1, localizedError(missingField(codeLabel)))
  .max(64, fieldError(codeLabel, mayHaveAtMost(64)));

/** One of them, where the account has a second factor: a code of the authenticator, a recovery code, or a passkey's response. */
const secondProof = { code: code.optional(), passkey: usedCredential.optional() };

/** Needed for every change of one's own password, factors and address, however recent the sign-in. */
export const ownerProof = z.object({ password: knownPassword(passwordLabels.password), ...secondProof });

export const passwordChange = z.object({
  currentPassword: knownPassword(passwordLabels.currentPassword),
  newPassword: newPassword(passwordLabels.newPassword),
  ...secondProof,
});

export const emailChange = ownerProof.extend({ email });

export const codeConfirmation = z.object({ code });

/** Proves that the session is one's own: the password, a code of the authenticator, or a recovery code. */
export const identityProof = z
  .object({ password: knownPassword(passwordLabels.password).optional(), code: code.optional() })
  .refine(
    ({ password, code }) => (password === undefined) !== (code === undefined),
    localizedError({ en: "Send either the password or a code", es: "Envíe la contraseña o un código" }),
  );

export type OwnerProof = z.infer<typeof ownerProof>;
export type OwnerProofInput = z.input<typeof ownerProof>;
export type EmailChange = z.infer<typeof emailChange>;
export type EmailChangeInput = z.input<typeof emailChange>;
export type IdentityProof = z.infer<typeof identityProof>;
export type StaffInput = z.infer<typeof staffInput>;
export type StaffPatch = Omit<z.infer<typeof staffPatch>, "userId">;
export type ProfilePatch = z.infer<typeof profilePatch>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type PasswordChangeInput = z.input<typeof passwordChange>;
