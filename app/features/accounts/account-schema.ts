import { z } from "zod";
import { roles } from "#lib/permissions.ts";
import { instantText } from "#lib/response-fields.ts";

/** One's own account, without what only owners see of it. */
export const ownProfile = z.object({
  userId: z.int(),
  version: z.int(),
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  role: z.enum(roles),
  /** Null means the browser's language. */
  language: z.enum(["en", "es"]).nullable(),
  loanOfficerId: z.int().nullable(),
  twoFactorEnabled: z.boolean(),
  createdAt: instantText,
});

export const staffAccount = ownProfile.extend({ suspendedAt: instantText.nullable(), lastSeenAt: instantText.nullable() });

export const ownSession = z.object({
  sessionId: z.int(),
  device: z.string(),
  address: z.string(),
  signedInAt: instantText,
  lastSeenAt: instantText,
  endsAt: instantText,
  current: z.boolean(),
});

export const ownPasskey = z.object({ passkeyId: z.int(), name: z.string(), createdAt: instantText, lastUsedAt: instantText.nullable() });

export type StaffRecord = z.infer<typeof staffAccount>;
export type OwnPasskey = z.infer<typeof ownPasskey>;
