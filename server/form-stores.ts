import { messageFormKind, storeSpooledMessage } from "#app/features/contact-messages/send.server.ts";
import { signUpFormKind, storeSpooledSignUp } from "#app/features/newsletter/sign-up.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { FormStores } from "#platform/spool/drain.server.ts";

/** Every kind of form that a node takes while the database is away. */
export const formStores = (platform: Platform): FormStores => ({
  [messageFormKind]: (form) => storeSpooledMessage(platform, form),
  [signUpFormKind]: (form) => storeSpooledSignUp(platform, form),
});
