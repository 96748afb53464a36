import type { Context } from "hono";
import { z } from "zod";
import { storedUserAnswer as user } from "#lib/stored-user.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { type Staff, storedUser } from "#platform/accounts/staff.server.ts";
import { type ApiEnv, operation } from "#platform/api/operation.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { ownRequest } from "./own-request.server.ts";
import { codeConfirmation, passwordConfirmation } from "./schema.ts";
import { confirmTwoFactor, disableTwoFactor, type OwnFactor, renewRecoveryCodes, startTwoFactor } from "./two-factor.server.ts";

const tag = "Own account";
const recoveryCodes = z.array(z.string());

type OwnRequest = { db: Db; auth: Auth; staff: Staff; actor: Actor; c: Context<ApiEnv> };

const ownFactor = ({ db, auth, staff, actor, c }: OwnRequest): OwnFactor => ({ db, auth, staff, actor, request: ownRequest(c) });

function passCookies(c: Context<ApiEnv>, cookies: string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}

export const twoFactorOperations = [
  operation({
    method: "post",
    path: "/api/profile/two-factor",
    access: "own.secondFactor",
    tag,
    summary: "Begin two-factor sign-in: the secret for an authenticator, as address and as picture, and recovery codes",
    body: passwordConfirmation,
    refuses: ["tooMany"],
    returns: { totpUri: z.string(), secret: z.string(), qrCode: z.string(), recoveryCodes },
    handle: async (request) => {
      const setup = await startTwoFactor(ownFactor(request), request.body.password);
      announceAccountChange(request, "Two-factor sign-in begun");
      return setup;
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/confirm",
    access: "own.secondFactor",
    tag,
    summary: "Turn two-factor sign-in on with a first code",
    body: codeConfirmation,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const { cookies, staff } = await confirmTwoFactor(ownFactor(request), request.body.code);
      passCookies(request.c, cookies);
      announceAccountChange(request, "Two-factor sign-in turned on");
      return { message: { en: "Two-factor sign-in is on", es: "La verificación en dos pasos está activada" }, user: storedUser(staff) };
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/disable",
    access: "own.secondFactor",
    tag,
    summary: "Turn two-factor sign-in off",
    body: passwordConfirmation,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const { cookies, staff } = await disableTwoFactor(ownFactor(request), request.body.password);
      passCookies(request.c, cookies);
      announceAccountChange(request, "Two-factor sign-in turned off");
      return { message: { en: "Two-factor sign-in is off", es: "La verificación en dos pasos está desactivada" }, user: storedUser(staff) };
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/recovery-codes",
    access: "own.secondFactor",
    tag,
    summary: "New recovery codes; the former ones open nothing any more",
    body: passwordConfirmation,
    refuses: ["tooMany"],
    returns: { recoveryCodes },
    handle: async (request) => {
      const codes = await renewRecoveryCodes(ownFactor(request), request.body.password);
      announceAccountChange(request, "Recovery codes renewed");
      return {
        message: { en: "The former recovery codes are void", es: "Los códigos de recuperación anteriores ya no sirven" },
        recoveryCodes: codes,
      };
    },
  }),
];
