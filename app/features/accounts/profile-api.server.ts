import { z } from "zod";
import { storedUserResponse as user } from "#lib/stored-user.ts";
import { countRecoveryCodes } from "#platform/accounts/recovery-codes.server.ts";
import { countDaysLeft } from "#platform/accounts/second-factors.server.ts";
import { storedUser } from "#platform/accounts/staff.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { dataWasUpdated } from "#platform/api/saving.server.ts";
import { ownProfile, ownSession } from "./account-schema.ts";
import { confirmIdentity } from "./own-proof.server.ts";
import { announceAccountChange, announceNewSession, ownOf } from "./own-request.server.ts";
import { changeOwnEmail, changePassword, endOtherSessions, endSession, getProfile, listSessions, updateProfile } from "./profile.server.ts";
import { emailChange, identityProof, passwordChange, profilePatch } from "./schema.ts";

const own = { access: "own.account", tag: "Own account" } as const;

export const profileOperations = [
  operation({
    ...own,
    method: "get",
    path: "/api/profile",
    access: "own.secondFactor",
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
    ...own,
    method: "put",
    path: "/api/profile",
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
    ...own,
    method: "put",
    path: "/api/profile/password",
    access: "own.password",
    summary: "Change one's own password; every other session ends",
    body: passwordChange,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const session = await changePassword(ownOf(request), request.body);
      const user = await announceNewSession(request, "Own password changed", session);
      return { message: { en: "The password was changed", es: "La contraseña se cambió" }, user };
    },
  }),
  operation({
    ...own,
    method: "put",
    path: "/api/profile/email",
    access: "accounts.manage",
    summary: "Change one's own email address, as an owner; every other session ends",
    body: emailChange,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const session = await changeOwnEmail(ownOf(request), request.body);
      const user = await announceNewSession(request, "Own email address changed", session);
      return { message: { en: "The email address was changed", es: "El correo electrónico se cambió" }, user };
    },
  }),
  operation({
    ...own,
    method: "post",
    path: "/api/profile/confirm",
    access: "own.secondFactor",
    summary:
      "Confirm with the password or a code that the session is one's own; for five minutes it may change accounts and sensitive settings, export and delete for good",
    body: identityProof,
    refuses: ["tooMany"],
    returns: { user },
    handle: async (request) => {
      const session = await confirmIdentity(ownOf(request), request.body);
      const user = await announceNewSession(request, "Identity confirmed", session);
      return { message: { en: "Thank you", es: "Gracias" }, user };
    },
  }),
  operation({
    ...own,
    method: "get",
    path: "/api/profile/confirmation",
    confirmed: true,
    summary: "Whether the session was confirmed within the last minutes; refused as every call is that needs it",
    handle: async () => ({}),
  }),
  operation({
    ...own,
    method: "get",
    path: "/api/sessions",
    summary: "Where one is signed in",
    returns: { sessionListVm: z.array(ownSession) },
    handle: async ({ db, staff }) => ({ sessionListVm: await listSessions(db, staff) }),
  }),
  operation({
    ...own,
    method: "delete",
    path: "/api/sessions/:id",
    confirmed: true,
    summary: "End one of one's own sessions",
    handle: async (request) => {
      await endSession(request.db, request.staff, request.id, request.actor);
      announceAccountChange(request, "Own session ended", { session: request.id });
      return { message: { en: "The session has ended", es: "La sesión se cerró" } };
    },
  }),
  operation({
    ...own,
    method: "delete",
    path: "/api/sessions",
    confirmed: true,
    summary: "End all of one's own sessions but this one",
    returns: { ended: z.number() },
    handle: async (request) => {
      const ended = await endOtherSessions(request.db, request.staff, request.actor);
      announceAccountChange(request, "Own other sessions ended", { ended });
      return { message: { en: "All other sessions have ended", es: "Se cerraron todas las demás sesiones" }, ended };
    },
  }),
];
