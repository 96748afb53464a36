import { z } from "zod";
import { storedUserResponse as user } from "#lib/stored-user.ts";
import { sessionCookie } from "#platform/accounts/session-cookie.server.ts";
import { storedUser } from "#platform/accounts/staff.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { ownOf } from "./own-request.server.ts";
import { codeConfirmation, ownerProof } from "./schema.ts";
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from "./two-factor.server.ts";

const tag = "Own account";
const recoveryCodes = z.array(z.string());

export const twoFactorOperations = [
  operation({
    method: "post",
    path: "/api/profile/two-factor",
    access: "own.secondFactor",
    tag,
    summary: "Start to set up an authenticator app: its secret, as address and as picture",
    body: ownerProof,
    refuses: ["tooMany", "inUse"],
    returns: { totpUri: z.string(), secret: z.string(), qrCode: z.string() },
    handle: async (request) => {
      const setup = await startTwoFactor(ownOf(request), request.body);
      announceAccountChange(request, "Setup of an authenticator app started");
      return setup;
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/confirm",
    access: "own.secondFactor",
    tag,
    summary: "Turn the authenticator app on with a first code; other sessions end. An account without recovery codes gets some",
    body: codeConfirmation,
    refuses: ["tooMany", "inUse"],
    returns: { user, recoveryCodes: recoveryCodes.optional() },
    handle: async (request) => {
      const { sessionToken, staff, recoveryCodes } = await confirmTwoFactor(ownOf(request), request.body.code);
      request.c.header("Set-Cookie", await sessionCookie(request.auth, sessionToken), { append: true });
      announceAccountChange(request, "Two-factor sign-in turned on");
      const message = { en: "Two-factor sign-in is on", es: "La verificación en dos pasos está activada" };
      return { message, user: storedUser(staff), recoveryCodes };
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/disable",
    access: "own.secondFactor",
    tag,
    summary: "Turn the authenticator app off",
    body: ownerProof,
    refuses: ["tooMany", "inUse"],
    returns: { user },
    handle: async (request) => {
      const { sessionToken, staff } = await disableTwoFactor(ownOf(request), request.body);
      request.c.header("Set-Cookie", await sessionCookie(request.auth, sessionToken), { append: true });
      announceAccountChange(request, "Authenticator app turned off");
      const message = { en: "The authenticator app is off", es: "La aplicación de autenticación está desactivada" };
      return { message, user: storedUser(staff) };
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/recovery-codes",
    access: "own.secondFactor",
    tag,
    summary: "New recovery codes; the former ones open nothing any more",
    body: ownerProof,
    refuses: ["tooMany", "inUse"],
    returns: { recoveryCodes },
    handle: async (request) => {
      const codes = await renewRecoveryCodes(ownOf(request), request.body);
      announceAccountChange(request, "Recovery codes renewed");
      return {
        message: { en: "The old recovery codes no longer work", es: "Los códigos de recuperación anteriores ya no sirven" },
        recoveryCodes: codes,
      };
    },
  }),
];
