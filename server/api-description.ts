import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { z } from "zod";
import { roles } from "#lib/permissions.ts";
import { storedUserResponse as user } from "#lib/stored-user.ts";
import { secondFactorKinds } from "#platform/accounts/second-factors.server.ts";
import { requiredSteps } from "#platform/accounts/staff.server.ts";
import { type Description, describeApi } from "#platform/api/openapi.server.ts";
import type { ApiCall } from "#platform/api/operation.server.ts";

const tag = "Sign-in";
const role = z.enum(roles);

const requiredStep = z.enum(requiredSteps).optional().meta({ description: "What has to be done before anything else" });

const secondStep = <Path extends string>(path: Path, summary: string) =>
  ({
    method: "post",
    path,
    access: "visitor",
    tag,
    summary,
    body: z.object({ code: z.string() }),
    returns: { user, role, requiredStep },
    refuses: ["unauthenticated", "forbidden", "tooMany"],
  }) as const satisfies ApiCall;

/** The calls that are mounted for sign-in, which hand over to the account library. */
export const signInCalls = [
  {
    method: "post",
    path: "/api/auth/sign-in/email",
    access: "visitor",
    tag,
    summary: "Sign in; answers the person and sets the session cookie, or asks for the second factor",
    body: z.object({ email: z.string(), password: z.string() }),
    returns: {
      user: user.optional(),
      role: role.optional(),
      twoFactorRedirect: z.boolean().optional(),
      twoFactorMethods: z.array(z.enum(secondFactorKinds)).optional(),
      requiredStep,
    },
    refuses: ["unauthenticated", "forbidden", "tooMany"],
  },
  secondStep("/api/auth/two-factor/verify-totp", "The second step of a sign-in that asked for it, with a code of the authenticator"),
  secondStep("/api/auth/two-factor/verify-backup-code", "The second step with a recovery code, which is used up by it"),
  {
    method: "post",
    path: "/api/auth/passkey/options",
    access: "visitor",
    tag,
    summary: "Begin the second step with a passkey: what a browser needs to ask for one",
    returns: { options: z.custom<PublicKeyCredentialRequestOptionsJSON>().meta({ type: "object" }) },
    refuses: ["invalid", "forbidden"],
  },
  {
    method: "post",
    path: "/api/auth/passkey/verify",
    access: "visitor",
    tag,
    summary: "The second step with what the browser answered for a passkey",
    body: z.object({ response: z.custom<AuthenticationResponseJSON>().meta({ type: "object" }) }),
    returns: { user, role, requiredStep },
    refuses: ["unauthenticated", "forbidden", "tooMany"],
  },
  {
    method: "post",
    path: "/api/auth/passkey/sign-in/options",
    access: "visitor",
    tag,
    summary: "Begin to sign in with a passkey alone: what a browser needs to offer those that it has",
    returns: { options: z.custom<PublicKeyCredentialRequestOptionsJSON>().meta({ type: "object" }) },
    refuses: ["forbidden"],
  },
  {
    method: "post",
    path: "/api/auth/passkey/sign-in",
    access: "visitor",
    tag,
    summary: "Sign in with what the browser answered for a passkey that its device has unlocked",
    body: z.object({ response: z.custom<AuthenticationResponseJSON>().meta({ type: "object" }) }),
    returns: { user, role, requiredStep },
    refuses: ["unauthenticated", "forbidden", "tooMany"],
  },
  {
    method: "post",
    path: "/api/auth/forgot-password",
    access: "visitor",
    tag,
    summary: "Ask for a mail with a link to a new password; the answer is the same whether there is such an account or not",
    body: z.object({ email: z.string() }),
    refuses: ["notFound", "forbidden", "tooMany"],
  },
  {
    method: "post",
    path: "/api/auth/new-password",
    access: "visitor",
    tag,
    summary: "Set a new password with the secret of a mailed link; every session ends",
    body: z.object({ token: z.string(), password: z.string() }),
    refuses: ["forbidden", "tooMany"],
  },
  { method: "post", path: "/api/auth/sign-out", access: "visitor", tag, summary: "End the session", refuses: ["forbidden"] },
  {
    method: "get",
    path: "/api/auth/me",
    access: "own.password",
    tag,
    summary: "Who is signed in",
    returns: { user, role, requiredStep },
  },
] as const satisfies ApiCall[];

/** What `/api/openapi.json` answers, made from the schemas that check the calls. */
export function apiDescription(operations: ApiCall[]): Description {
  return describeApi([...operations, ...signInCalls], {
    title: "Umbral",
    version: "1",
    license: { name: "MIT", identifier: "MIT" },
    description:
      "Paths ignore case. Reads are open where visitors need them and show visitors what visitors may see; everything else needs the session cookie. Every write answers success, message and validationErrors beside the saved record. Form fields arrive as text: empty means none, true and false are booleans, and null, 0 and empty mean no parent or category. PUT changes only the fields that came; without version it checks for no conflict.",
  });
}
