import { z } from "zod";
import { storedUserResponse as user } from "#lib/stored-user.ts";
import { countRecoveryCodes } from "#platform/accounts/recovery-codes.server.ts";
import { countDaysLeft } from "#platform/accounts/second-factors.server.ts";
import { sessionCookie } from "#platform/accounts/session-cookie.server.ts";
import { storedUser } from "#platform/accounts/staff.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { dataWasUpdated } from "#platform/api/saving.server.ts";
import { ownProfile, ownSession } from "./account-schema.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { confirmIdentity } from "./confirmation.server.ts";
import { ownOf, ownRequest } from "./own-request.server.ts";
import { changeOwnEmail, changePassword, getProfile, updateProfile } from "./profile.server.ts";
import { emailChange, identityProof, passwordChange, profilePatch } from "./schema.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.server.ts";

const tag = "Own account";

export const profileOperations = [
  operation({
    method: "get",
    path: "/api/profile",
    access: "own.secondFactor",
    tag,
    summary: "One's own account",
    returns: { profileDto: ownProfile.extend({ recoveryCodesLeft: z.int(), secondFactorDaysLeft: z.int().nullable() }) },
    handle: async ({ db, auth, staff }) => {
      const profile = await getProfile(db, staff.userId);
      const recoveryCodesLeft = profile.twoFactorEnabled ? await countRecoveryCodes(db, (await auth.$context).secret, staff.userId) : 0;
      const secondFactorDaysLeft = countDaysLeft(staff.secondFactorDueAt, new Date());
      return { profileDto: { ...profile, recoveryCodesLeft, secondFactorDaysLeft } };
    },
  }),
  operation({
    method: "put",
    path: "/api/profile",
    access: "own.account",
    tag,
    summary: "Change one's own names and phone number",
    body: profilePatch,
    returns: { profileDto: ownProfile, user },
    handle: async (request) => {
      const { db, staff, body } = request;
      const profile = await updateProfile(db, staff.userId, body, request.actor);
      announceAccountChange(request, "Own profile changed", { fields: Object.keys(body) });
      return { message: dataWasUpdated, profileDto: profile, user: storedUser({ ...staff, ...profile }) };
    },
  }),
  operation({
    method: "put",
    path: "/api/profile/password",
    access: "own.password",
    tag,
    summary: "Change one's own password; every other session ends",
    body: passwordChange,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const { auth, c } = request;
      const { sessionToken, staff } = await changePassword(ownOf(request), request.body);
      c.header("Set-Cookie", await sessionCookie(auth, sessionToken), { append: true });
      announceAccountChange(request, "Own password changed");
      return { message: { en: "The password was changed", es: "La contraseña se cambió" }, user: storedUser(staff) };
    },
  }),
  operation({
    method: "put",
    path: "/api/profile/email",
    access: "accounts.manage",
    tag,
    summary: "Change one's own email address, as an owner; every other session ends",
    body: emailChange,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const { auth, c } = request;
      const { sessionToken, staff } = await changeOwnEmail(ownOf(request), request.body);
      c.header("Set-Cookie", await sessionCookie(auth, sessionToken), { append: true });
      announceAccountChange(request, "Own email address changed");
      return { message: { en: "The email address was changed", es: "El correo electrónico se cambió" }, user: storedUser(staff) };
    },
  }),
  operation({
    method: "post",
    path: "/api/profile/confirm",
    access: "own.secondFactor",
    tag,
    summary:
      "Confirm with the password or a code that the session is one's own; for five minutes it may change accounts and sensitive settings, export and delete for good",
    body: identityProof,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const { auth, c } = request;
      const { sessionToken, staff } = await confirmIdentity(request, request.staff, request.body, ownRequest(c), request.actor);
      c.header("Set-Cookie", await sessionCookie(auth, sessionToken), { append: true });
      announceAccountChange(request, "Identity confirmed");
      return { message: { en: "Thank you", es: "Gracias" }, user: storedUser(staff) };
    },
  }),
  operation({
    method: "get",
    path: "/api/profile/confirmation",
    access: "own.account",
    confirmed: true,
    tag,
    summary: "Whether the session was confirmed within the last minutes; refused as every call is that needs it",
    handle: async () => ({}),
  }),
  operation({
    method: "get",
    path: "/api/sessions",
    access: "own.account",
    tag,
    summary: "Where one is signed in",
    returns: { sessionListVm: z.array(ownSession) },
    handle: async ({ db, staff }) => ({ sessionListVm: await listSessions(db, staff) }),
  }),
  operation({
    method: "delete",
    path: "/api/sessions/:id",
    access: "own.account",
    confirmed: true,
    tag,
    summary: "End one of one's own sessions",
    handle: async (request) => {
      await endSession(request.db, request.staff, request.id, request.actor);
      announceAccountChange(request, "Own session ended", { session: request.id });
      return { message: { en: "The session has ended", es: "La sesión se cerró" } };
    },
  }),
  operation({
    method: "delete",
    path: "/api/sessions",
    access: "own.account",
    confirmed: true,
    tag,
    summary: "End all of one's own sessions but this one",
    returns: { ended: z.number() },
    handle: async (request) => {
      const sessionCount = await endOtherSessions(request.db, request.staff, request.actor);
      announceAccountChange(request, "Own other sessions ended", { ended: sessionCount });
      return { message: { en: "All other sessions have ended", es: "Se cerraron todas las demás sesiones" }, ended: sessionCount };
    },
  }),
];
