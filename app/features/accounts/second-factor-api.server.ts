import { z } from "zod";
import { storedUserResponse as user } from "#lib/stored-user.ts";
import { operation } from "#platform/api/operation.server.ts";
import { ownPasskey } from "./account-schema.ts";
import { startPasskeyProof } from "./own-proof.server.ts";
import { announceAccountChange, announceNewSession, ownOf } from "./own-request.server.ts";
import { newPasskey, passkeyChallenge, passkeyName, passkeyOptions } from "./passkey-schema.ts";
import { addPasskey, listSecondFactors, removePasskey, renamePasskey, startPasskey } from "./passkeys.server.ts";
import { codeConfirmation, ownerProof } from "./schema.ts";
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from "./two-factor.server.ts";

const own = { access: "own.secondFactor", tag: "Own account" } as const;
const proven = { ...own, body: ownerProof, refuses: ["tooMany", "inUse"] } as const;
const passkeysPath = "/api/profile/passkeys";
const recoveryCodes = z.array(z.string());

export const secondFactorOperations = [
  operation({
    ...proven,
    method: "post",
    path: "/api/profile/two-factor",
    summary: "Start to set up an authenticator app: its secret, as address and as picture",
    returns: { totpUri: z.string(), secret: z.string(), qrCode: z.string() },
    handle: async (request) => {
      const setup = await startTwoFactor(ownOf(request), request.body);
      announceAccountChange(request, "Setup of an authenticator app started");
      return setup;
    },
  }),
  operation({
    ...proven,
    method: "post",
    path: "/api/profile/two-factor/confirm",
    summary: "Turn the authenticator app on with a first code; other sessions end. An account without recovery codes gets some",
    body: codeConfirmation,
    returns: { user, recoveryCodes: recoveryCodes.optional() },
    handle: async (request) => {
      const { recoveryCodes, ...session } = await confirmTwoFactor(ownOf(request), request.body.code);
      const user = await announceNewSession(request, "Two-factor sign-in turned on", session);
      return { message: { en: "Two-factor sign-in is on", es: "La verificación en dos pasos está activada" }, user, recoveryCodes };
    },
  }),
  operation({
    ...proven,
    method: "post",
    path: "/api/profile/two-factor/disable",
    summary: "Turn the authenticator app off",
    returns: { user },
    handle: async (request) => {
      const session = await disableTwoFactor(ownOf(request), request.body);
      const user = await announceNewSession(request, "Authenticator app turned off", session);
      return { message: { en: "The authenticator app is off", es: "La aplicación de autenticación está desactivada" }, user };
    },
  }),
  operation({
    ...proven,
    method: "post",
    path: "/api/profile/two-factor/recovery-codes",
    summary: "New recovery codes; the former ones open nothing any more",
    returns: { recoveryCodes },
    handle: async (request) => {
      const recoveryCodes = await renewRecoveryCodes(ownOf(request), request.body);
      announceAccountChange(request, "Recovery codes renewed");
      const message = { en: "The old recovery codes no longer work", es: "Los códigos de recuperación anteriores ya no sirven" };
      return { message, recoveryCodes };
    },
  }),
  operation({
    ...own,
    method: "get",
    path: passkeysPath,
    summary: "One's own second factors: passkeys, and whether an authenticator app is set up",
    returns: { passkeyListVm: z.array(ownPasskey), hasAuthenticator: z.boolean() },
    handle: ({ db, staff }) => listSecondFactors(db, staff.userId),
  }),
  operation({
    ...proven,
    method: "post",
    path: `${passkeysPath}/options`,
    summary: "Begin a passkey: what a browser needs to make one",
    returns: { options: passkeyOptions },
    handle: async (request) => ({ options: await startPasskey(ownOf(request), request.body) }),
  }),
  operation({
    ...own,
    method: "post",
    path: `${passkeysPath}/challenge`,
    access: "own.password",
    summary: "What a browser needs to use a passkey as proof for a change of one's own account",
    returns: { options: passkeyChallenge },
    handle: async (request) => ({ options: await startPasskeyProof(ownOf(request)) }),
  }),
  operation({
    ...own,
    method: "post",
    path: passkeysPath,
    summary:
      "Add the passkey that the browser made; sign-in asks for a second factor from then on, and other sessions end. An account without recovery codes gets some",
    body: newPasskey,
    refuses: ["inUse"],
    returns: { user, recoveryCodes: recoveryCodes.optional() },
    handle: async (request) => {
      const { recoveryCodes, ...session } = await addPasskey(ownOf(request), request.body.name, request.body.response);
      const user = await announceNewSession(request, "Passkey added", session);
      return { message: { en: "The passkey was added", es: "La llave de acceso se agregó" }, user, recoveryCodes };
    },
  }),
  operation({
    ...own,
    method: "put",
    path: `${passkeysPath}/:id`,
    summary: "Rename a passkey",
    body: passkeyName,
    handle: async ({ db, staff, id, body }) => {
      await renamePasskey(db, staff, id, body.name);
      return { message: { en: "The passkey was renamed", es: "La llave de acceso cambió de nombre" } };
    },
  }),
  operation({
    ...proven,
    method: "post",
    path: `${passkeysPath}/:id/remove`,
    summary: "Remove a passkey",
    refuses: ["tooMany"],
    handle: async (request) => {
      await removePasskey(ownOf(request), request.id, request.body);
      announceAccountChange(request, "Passkey removed", { passkeyId: request.id });
      return { message: { en: "The passkey was removed", es: "La llave de acceso se quitó" } };
    },
  }),
];
