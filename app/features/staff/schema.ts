import { z } from "zod";
import { optionalId, optionalText, requiredId, requiredLine, versionField } from "#lib/fields.ts";
import { namesInMessages } from "#lib/labels.ts";
import { maxPasswordLength, minPasswordLength } from "#lib/password-rules.ts";
import { roles } from "#lib/permissions.ts";

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

const name = namesInMessages(labels);

const email = z
  .string({ error: `${name.email} is required` })
  .trim()
  .toLowerCase()
  .max(254, `${name.email} may have at most 254 characters`)
  .pipe(z.email(`${name.email} must be an email address`));

const role = z.enum(roles, { error: `${name.role} must be one of: ${roles.join(", ")}` });

/** In which the admin and mails speak to the person; none means what the browser asks for. */
const language = z
  .preprocess((value) => value ?? "", z.enum(["", "en", "es"], { error: `${name.language} must be en, es or empty` }))
  .transform((chosen) => chosen || null)
  .optional();

/** Whose leads and profile are those of the account. */
const loanOfficerId = optionalId(name.loanOfficerId).optional();

/** Counted in characters as people see them, so that twelve letters of any script are twelve. */
const newPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .max(maxPasswordLength, `${label} may have at most ${maxPasswordLength} characters`)
    .refine((value) => [...value].length >= minPasswordLength, `${label} must have at least ${minPasswordLength} characters`);

const knownPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(maxPasswordLength, `${label} may have at most ${maxPasswordLength} characters`);

const profile = {
  userName: requiredLine(name.userName, 80),
  firstName: optionalText(name.firstName, 80).optional(),
  lastName: optionalText(name.lastName, 80).optional(),
  phoneNumber: optionalText(name.phoneNumber, 40).optional(),
  language,
};

/** An account as owners fill it in. */
export const accountInput = z.object({ email, ...profile, role, loanOfficerId });

/** A new account. Without a password the server makes one up and tells it once. */
export const staffInput = accountInput.extend({ password: newPassword("Password").optional() });

export const staffPatch = z
  .object({ userId: requiredId("userId"), version: versionField, email, ...profile, role, loanOfficerId })
  .partial()
  .required({ userId: true });

/** What staff may change about themselves. */
export const profilePatch = z.object({ version: versionField, ...profile }).partial();

export const passwordReset = z.object({ password: newPassword("Password").optional() });

export const passwordChange = z.object({
  currentPassword: knownPassword("Current password"),
  newPassword: newPassword("New password"),
});

export const passwordConfirmation = z.object({ password: knownPassword("Password") });

const code = z.string({ error: "Code is required" }).trim().min(1, "Code is required").max(64, "Code may have at most 64 characters");

export const codeConfirmation = z.object({ code });

/** How someone shows that the session is theirs: by the password, or by a code of the authenticator or for recovery. */
export const identityProof = z
  .object({ password: knownPassword("Password").optional(), code: code.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), "Send either the password or a code");

export type IdentityProof = z.infer<typeof identityProof>;
export type StaffInput = z.infer<typeof staffInput>;
export type StaffPatch = Omit<z.infer<typeof staffPatch>, "userId">;
export type ProfilePatch = z.infer<typeof profilePatch>;
export type PasswordChange = z.infer<typeof passwordChange>;
