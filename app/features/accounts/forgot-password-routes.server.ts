import { type Context, Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import { emailPattern } from "#lib/fields.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { aboutField, mustBeEmail } from "#lib/validation-messages.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import { successResponse } from "./complete-sign-in.server.ts";
import { askForReset, resetByToken } from "./password-reset.server.ts";
import { labels } from "./schema.ts";

const linkSent: LocalizedText = {
  en: "If there is an account with this address, an email with a link is on its way. The link works for 15 minutes.",
  es: "Si hay una cuenta con esta dirección, va en camino un correo con un enlace. El enlace sirve durante 15 minutos.",
};

export function forgotPasswordRoutes() {
  return new Hono<ApiEnv>()
    .post("/api/auth/forgot-password", async (c) => {
      const { email } = (await readBody(c, ["json"])).fields;
      const { platform, clientAddress, requestId } = c.var;
      const { db, auth, config, log } = platform;
      if (!config.mail.url || !config.publicUrl)
        throw new AppError("notFound", {
          en: "Mail is not set up; ask an owner for a new password",
          es: "El correo no está configurado; pida una contraseña nueva a un propietario",
        });
      if (typeof email !== "string" || !emailPattern.test(email.trim()))
        throw AppError.field("email", aboutField(labels.email, mustBeEmail));
      const account = email.trim().toLowerCase();
      await auth.attempts.resetRequest(clientAddress, account);
      // Not awaited: the time would reveal whether there is such an account.
      void askForReset(db, account, resetOrigin(c))
        .then(announceMail)
        .catch((error: unknown) => log.error({ err: error, requestId }, "A request for a new password failed"));
      log.info({ requestId, clientAddress }, "New password asked for");
      return c.json({ ...successResponse, message: localize(linkSent) });
    })
    .post("/api/auth/new-password", async (c) => {
      const { token, password } = (await readBody(c, ["json"])).fields;
      if (typeof token !== "string" || typeof password !== "string")
        throw new AppError("invalid", { en: "Token and password are required", es: "Faltan el enlace y la contraseña" });
      const { platform, clientAddress, requestId } = c.var;
      const { db, auth, log } = platform;
      const attempt = await auth.attempts.resetUse(clientAddress);
      const userId = await resetByToken(db, token, password, resetOrigin(c));
      await attempt.succeeded();
      announceMail();
      log.info({ requestId, clientAddress, userId }, "Password reset with a mailed link");
      return c.json({
        ...successResponse,
        message: localize({
          en: "Your password was changed; sign in with the new one",
          es: "La contraseña se cambió; inicie sesión con ella",
        }),
      });
    });
}

const resetOrigin = (c: Context<ApiEnv>) => ({ clientAddress: c.var.clientAddress, domain: mailDomain(c.var.platform.config) });
