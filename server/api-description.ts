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

const post = <const Path extends string, const Rest extends object>(path: Path, summary: string, rest: Rest) =>
  ({ method: "post", path, access: "visitor", tag, summary, ...rest }) as const;

const signedIn = { returns: { user, role, requiredStep }, refuses: ["unauthenticated", "forbidden", "tooMany"] } as const;
const codeStep = { body: z.object({ code: z.string() }), ...signedIn };
const passkeyStep = { body: z.object({ response: z.custom<AuthenticationResponseJSON>().meta({ type: "object" }) }), ...signedIn };
const passkeyOptions = { options: z.custom<PublicKeyCredentialRequestOptionsJSON>().meta({ type: "object" }) };

export const signInCalls = [
  post("/api/auth/sign-in/email", "Sign in; answers the person and sets the session cookie, or asks for the second factor", {
    body: z.object({ email: z.string(), password: z.string() }),
    returns: {
      user: user.optional(),
      role: role.optional(),
      twoFactorRedirect: z.boolean().optional(),
      twoFactorMethods: z.array(z.enum(secondFactorKinds)).optional(),
      requiredStep,
    },
    refuses: ["unauthenticated", "forbidden", "tooMany"],
  }),
  post("/api/auth/two-factor/verify-totp", "The second step of a sign-in that asked for it, with a code of the authenticator", codeStep),
  post("/api/auth/two-factor/verify-backup-code", "The second step with a recovery code, which is used up by it", codeStep),
  post("/api/auth/passkey/options", "Begin the second step with a passkey: what a browser needs to ask for one", {
    returns: passkeyOptions,
    refuses: ["invalid", "forbidden"],
  }),
  post("/api/auth/passkey/verify", "The second step with what the browser answered for a passkey", passkeyStep),
  post("/api/auth/passkey/sign-in/options", "Begin to sign in with a passkey alone: what a browser needs to offer those that it has", {
    returns: passkeyOptions,
    refuses: ["forbidden"],
  }),
  post("/api/auth/passkey/sign-in", "Sign in with what the browser answered for a passkey that its device has unlocked", passkeyStep),
  post(
    "/api/auth/forgot-password",
    "Ask for a mail with a link to a new password; the answer is the same whether there is such an account or not",
    { body: z.object({ email: z.string() }), refuses: ["notFound", "forbidden", "tooMany"] },
  ),
  post("/api/auth/new-password", "Set a new password with the secret of a mailed link; every session ends", {
    body: z.object({ token: z.string(), password: z.string() }),
    refuses: ["forbidden", "tooMany"],
  }),
  post("/api/auth/sign-out", "End the session", { refuses: ["forbidden"] }),
  {
    method: "get",
    path: "/api/auth/me",
    access: "own.password",
    tag,
    summary: "Who is signed in",
    returns: { user, role, requiredStep },
  },
] as const satisfies ApiCall[];

export function apiDescription(operations: ApiCall[]): Description {
  return describeApi([...operations, ...signInCalls], {
    title: "Umbral",
    version: "1",
    license: { name: "MIT", identifier: "MIT" },
    description:
      "Paths ignore case. Reads are open where visitors need them and show visitors what visitors may see; everything else needs the session cookie. Every write answers success, message and validationErrors beside the saved record. Form fields arrive as text: empty means none, true and false are booleans, and null, 0 and empty mean no parent or category. PUT changes only the fields that came; without version it checks for no conflict.",
  });
}
