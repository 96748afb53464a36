import type { Context } from "hono";
import { z } from "zod";
import { storedUserAnswer as user } from "#lib/stored-user.ts";
import { relyingParty } from "#platform/accounts/passkeys.server.ts";
import { sessionCookie } from "#platform/accounts/session-cookie.server.ts";
import { storedUser } from "#platform/accounts/staff.server.ts";
import { type ApiEnv, operation } from "#platform/api/operation.server.ts";
import { ownPasskey } from "./account-schema.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { newPasskey, passkeyName, passkeyOptions, passkeyRemoval } from "./passkey-schema.ts";
import { addPasskey, hasAuthenticator, listPasskeys, removePasskey, renamePasskey, startPasskey } from "./passkeys.server.ts";
import { passwordConfirmation } from "./schema.ts";

const tag = "Own account";
const path = "/api/profile/passkeys";

const siteOf = (c: Context<ApiEnv>) => relyingParty(c.var.platform.config.publicUrl, c.req.raw.headers);

export const passkeyOperations = [
  operation({
    method: "get",
    path,
    access: "own.secondFactor",
    tag,
    summary: "One's own second factors: passkeys, and whether an authenticator app is set up",
    returns: { passkeyListVm: z.array(ownPasskey), hasAuthenticator: z.boolean() },
    handle: async ({ db, staff: { userId } }) => ({
      passkeyListVm: await listPasskeys(db, userId),
      hasAuthenticator: await hasAuthenticator(db, userId),
    }),
  }),
  operation({
    method: "post",
    path: `${path}/options`,
    access: "own.secondFactor",
    tag,
    summary: "Begin a passkey: what a browser needs to make one",
    body: passwordConfirmation,
    refuses: ["tooMany", "inUse"],
    returns: { options: passkeyOptions },
    handle: async (request) => {
      const proof = { password: request.body.password, actor: request.actor };
      return { options: await startPasskey(request, request.staff, siteOf(request.c), proof) };
    },
  }),
  operation({
    method: "post",
    path,
    access: "own.secondFactor",
    tag,
    summary: "Add the passkey that the browser made; sign-in asks for a second factor from then on, and other sessions end",
    body: newPasskey,
    refuses: ["inUse"],
    returns: { user },
    handle: async (request) => {
      const { db, auth, c, body } = request;
      const { sessionToken, staff } = await addPasskey(
        db,
        request.staff,
        { site: siteOf(c), actor: request.actor },
        body.name,
        body.response,
      );
      c.header("Set-Cookie", await sessionCookie(auth, sessionToken), { append: true });
      announceAccountChange(request, "Passkey added");
      return { message: { en: "The passkey was added", es: "La llave de acceso se agregó" }, user: storedUser(staff) };
    },
  }),
  operation({
    method: "put",
    path: `${path}/:id`,
    access: "own.secondFactor",
    tag,
    summary: "Rename a passkey",
    body: passkeyName,
    handle: async ({ db, staff, id, body }) => {
      await renamePasskey(db, staff, id, body.name);
      return { message: { en: "The passkey was renamed", es: "La llave de acceso cambió de nombre" } };
    },
  }),
  operation({
    method: "post",
    path: `${path}/:id/remove`,
    access: "own.secondFactor",
    tag,
    summary: "Remove a passkey",
    body: passkeyRemoval,
    refuses: ["tooMany"],
    handle: async (request) => {
      await removePasskey(request, request.staff, request.id, request.body.password, request.actor);
      announceAccountChange(request, "Passkey removed", { passkeyId: request.id });
      return { message: { en: "The passkey was removed", es: "La llave de acceso se quitó" } };
    },
  }),
];
