import type { Context } from "hono";
import { z } from "zod";
import { instantText } from "#lib/answers.ts";
import { relyingParty } from "#platform/accounts/passkeys.server.ts";
import { sessionCookie } from "#platform/accounts/session-cookie.server.ts";
import { storedUser } from "#platform/accounts/staff.server.ts";
import { type ApiEnv, operation, record } from "#platform/api/operation.server.ts";
import { logAccountChange } from "./account-log.server.ts";
import { newPasskey, passkeyName, passkeyRemoval } from "./passkey-schema.ts";
import { addPasskey, hasAuthenticator, listPasskeys, removePasskey, renamePasskey, startPasskey } from "./passkeys.server.ts";
import { passwordConfirmation } from "./schema.ts";

const tag = "Own account";
const path = "/api/profile/passkeys";
const passkey = z.object({ passkeyId: z.int(), name: z.string(), createdAt: instantText, lastUsedAt: instantText.nullable() });

const siteOf = (c: Context<ApiEnv>) => relyingParty(c.var.platform.config.publicUrl, c.req.raw.headers);

export const passkeyOperations = [
  operation({
    method: "get",
    path,
    access: "staff",
    tag,
    summary: "One's own second factors: passkeys, and whether an authenticator app is set up",
    returns: { passkeyListVm: z.array(passkey), hasAuthenticator: z.boolean() },
    handle: async ({ db, staff: { userId } }) => ({
      passkeyListVm: await listPasskeys(db, userId),
      hasAuthenticator: await hasAuthenticator(db, userId),
    }),
  }),
  operation({
    method: "post",
    path: `${path}/options`,
    access: "staff",
    tag,
    summary: "Begin a passkey: what a browser needs to make one",
    body: passwordConfirmation,
    refuses: ["tooMany", "inUse"],
    returns: { options: record },
    handle: async ({ db, auth, staff, c, body }) => ({ options: await startPasskey(auth, db, staff, siteOf(c), body.password) }),
  }),
  operation({
    method: "post",
    path,
    access: "staff",
    tag,
    summary: "Add the passkey that the browser made; sign-in asks for a second factor from then on, and other sessions end",
    body: newPasskey,
    refuses: ["inUse"],
    returns: { user: record },
    handle: async (request) => {
      const { db, auth, c, body } = request;
      const origin = { site: siteOf(c), clientAddress: c.var.clientAddress };
      const { sessionToken, staff } = await addPasskey(db, request.staff, origin, body.name, body.response);
      c.header("Set-Cookie", await sessionCookie(auth, sessionToken), { append: true });
      logAccountChange(request, "Passkey added");
      return { message: "The passkey was added", user: storedUser(staff) };
    },
  }),
  operation({
    method: "put",
    path: `${path}/:id`,
    access: "staff",
    tag,
    summary: "Rename a passkey",
    body: passkeyName,
    handle: async ({ db, staff, id, body }) => {
      await renamePasskey(db, staff, id, body.name);
      return { message: "The passkey was renamed" };
    },
  }),
  operation({
    method: "post",
    path: `${path}/:id/remove`,
    access: "staff",
    tag,
    summary: "Remove a passkey",
    body: passkeyRemoval,
    refuses: ["tooMany"],
    handle: async (request) => {
      const { auth, db, staff, c, id, body } = request;
      await removePasskey(auth, db, staff, c.var.clientAddress, id, body.password);
      logAccountChange(request, "Passkey removed", { passkeyId: id });
      return { message: "The passkey was removed" };
    },
  }),
];
