import { z } from "zod";
import { roles } from "#lib/permissions.ts";
import { type Described, type Description, describeApi } from "#platform/api/openapi.server.ts";

const tag = "Sign-in";
const user = z.object({
  userId: z.int(),
  userName: z.string(),
  email: z.string(),
  token: z.string().meta({ description: "Names the session; it is not its secret" }),
  phoneNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

const role = z.enum(roles);

const secondStep = (path: string, summary: string): Described => ({
  method: "post",
  path,
  access: "visitor",
  tag,
  summary,
  body: z.object({ code: z.string() }),
  returns: { user, role },
  refuses: ["unauthenticated", "forbidden", "tooMany"],
});

/** The calls that are mounted for sign-in, which hand over to the account library. */
export const signInCalls: Described[] = [
  {
    method: "post",
    path: "/api/auth/sign-in/email",
    access: "visitor",
    tag,
    summary: "Sign in; answers the person and sets the session cookie, or asks for the second factor",
    body: z.object({ email: z.string(), password: z.string() }),
    returns: { user: user.optional(), role: role.optional(), twoFactorRedirect: z.boolean().optional() },
    refuses: ["unauthenticated", "forbidden", "tooMany"],
  },
  secondStep("/api/auth/two-factor/verify-totp", "The second step of a sign-in that asked for it, with a code of the authenticator"),
  secondStep("/api/auth/two-factor/verify-backup-code", "The second step with a recovery code, which is used up by it"),
  { method: "post", path: "/api/auth/sign-out", access: "visitor", tag, summary: "End the session", refuses: ["forbidden"] },
  {
    method: "get",
    path: "/api/auth/me",
    access: "own.password",
    tag,
    summary: "Who is signed in",
    returns: { user, role },
  },
];

/** What `/api/openapi.json` answers, made from the schemas that check the calls. */
export function apiDescription(operations: Described[]): Description {
  return describeApi([...operations, ...signInCalls], {
    title: "Umbral",
    version: "1",
    description:
      "Paths ignore case. Reads are open where visitors need them and show visitors what visitors may see; everything else needs the session cookie. Every write answers success, message and validationErrors beside the saved record. Form fields arrive as text: empty means none, true and false are booleans, and null, 0 and empty mean no parent or category. PUT changes only the fields that came; without version it checks for no conflict.",
  });
}
