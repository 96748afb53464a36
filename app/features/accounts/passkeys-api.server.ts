import { z } from "zod";
import { storedUserResponse as user } from "#lib/stored-user.ts";
import { sessionCookie } from "#platform/accounts/session-cookie.server.ts";
import { storedUser } from "#platform/accounts/staff.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { ownPasskey } from "./account-schema.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { startPasskeyProof } from "./own-proof.server.ts";
import { ownOf } from "./own-request.server.ts";
import { newPasskey, passkeyChallenge, passkeyName, passkeyOptions } from "./passkey-schema.ts";
import { addPasskey, hasAuthenticator, listPasskeys, removePasskey, renamePasskey, startPasskey } from "./passkeys.server.ts";
import { ownerProof } from "./schema.ts";

const tag = "Own account";
const path = "/api/profile/passkeys";

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
    body: ownerProof,
    refuses: ["tooMany", "inUse"],
    returns: { options: passkeyOptions },
    handle: async (request) => ({ options: await startPasskey(ownOf(request), request.body) }),
  }),
  operation({
    method: "post",
    path: `${path}/challenge`,
    access: "own.password",
    tag,
    summary: "What a browser needs to use a passkey as proof for a change of one's own account",
    returns: { options: passkeyChallenge },
    handle: async (request) => {
      const { db, staff, site } = ownOf(request);
      return { options: await startPasskeyProof(db, staff, site) };
    },
  }),
  operation({
    method: "post",
    path,
    access: "own.secondFactor",
    tag,
    summary:
      "Add the passkey that the browser made; sign-in asks for a second factor from then on, and other sessions end. An account without recovery codes gets some",
    body: newPasskey,
    refuses: ["inUse"],
    returns: { user, recoveryCodes: z.array(z.string()).optional() },
    handle: async (request) => {
      const { auth, c, body } = request;
      const { sessionToken, staff, recoveryCodes } = await addPasskey(ownOf(request), body.name, body.response);
      c.header("Set-Cookie", await sessionCookie(auth, sessionToken), { append: true });
      announceAccountChange(request, "Passkey added");
      const message = { en: "The passkey was added", es: "La llave de acceso se agregó" };
      return { message, user: storedUser(staff), recoveryCodes };
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
    body: ownerProof,
    refuses: ["tooMany"],
    handle: async (request) => {
      await removePasskey(ownOf(request), request.id, request.body);
      announceAccountChange(request, "Passkey removed", { passkeyId: request.id });
      return { message: { en: "The passkey was removed", es: "La llave de acceso se quitó" } };
    },
  }),
];
