import type { Context } from "hono";
import { z } from "zod";
import { storedUser } from "#platform/accounts/staff.server.ts";
import { type ApiEnv, operation, record } from "#platform/api/operation.server.ts";
import { logAccountChange } from "./account-log.server.ts";
import { codeConfirmation, passwordConfirmation } from "./schema.ts";
import { confirmTwoFactor, disableTwoFactor, type OwnRequest, renewRecoveryCodes, startTwoFactor } from "./two-factor.server.ts";

const tag = "Own account";
const recoveryCodes = z.array(z.string());

const ownRequest = (c: Context<ApiEnv>): OwnRequest => ({ headers: c.req.raw.headers, clientAddress: c.var.clientAddress });

function passCookies(c: Context<ApiEnv>, cookies: string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}

export const twoFactorOperations = [
  operation({
    method: "post",
    path: "/api/profile/two-factor",
    access: "staff",
    tag,
    summary: "Begin two-factor sign-in: the secret for an authenticator, as address and as picture, and recovery codes",
    body: passwordConfirmation,
    refuses: ["tooMany"],
    returns: { totpUri: z.string(), secret: z.string(), qrCode: z.string(), recoveryCodes },
    handle: async (request) => {
      const started = await startTwoFactor(request.auth, request.staff, ownRequest(request.c), request.body.password);
      logAccountChange(request, "Two-factor sign-in begun");
      return started;
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/confirm",
    access: "staff",
    tag,
    summary: "Turn two-factor sign-in on with a first code",
    body: codeConfirmation,
    refuses: ["tooMany"],
    returns: { user: record },
    handle: async (request) => {
      const { auth, db, c, body } = request;
      const { cookies, staff } = await confirmTwoFactor(auth, db, request.staff, ownRequest(c), body.code);
      passCookies(c, cookies);
      logAccountChange(request, "Two-factor sign-in turned on");
      return { message: "Two-factor sign-in is on", user: storedUser(staff) };
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/disable",
    access: "staff",
    tag,
    summary: "Turn two-factor sign-in off",
    body: passwordConfirmation,
    refuses: ["tooMany"],
    returns: { user: record },
    handle: async (request) => {
      const { auth, db, c, body } = request;
      const { cookies, staff } = await disableTwoFactor(auth, db, request.staff, ownRequest(c), body.password);
      passCookies(c, cookies);
      logAccountChange(request, "Two-factor sign-in turned off");
      return { message: "Two-factor sign-in is off", user: storedUser(staff) };
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/two-factor/recovery-codes",
    access: "staff",
    tag,
    summary: "New recovery codes; the former ones open nothing any more",
    body: passwordConfirmation,
    refuses: ["tooMany"],
    returns: { recoveryCodes },
    handle: async (request) => {
      const codes = await renewRecoveryCodes(request.auth, request.staff, ownRequest(request.c), request.body.password);
      logAccountChange(request, "Recovery codes renewed");
      return { message: "The former recovery codes are void", recoveryCodes: codes };
    },
  }),
];
