import { z } from "zod";
import { flag } from "#lib/fields.ts";
import { operation } from "#platform/api/operation.server.ts";
import { dataWasCreated, dataWasUpdated } from "#platform/api/saving.server.ts";
import { staffAccount } from "./account-schema.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { passwordReset, staffInput, staffPatch } from "./schema.ts";
import {
  addStaff,
  endSessionsOfAccount,
  endSessionsOfEveryone,
  getStaff,
  listStaff,
  reinstateStaff,
  removeSecondFactor,
  resetPassword,
  suspendStaff,
  updateStaff,
} from "./service.server.ts";

const tag = "Staff accounts";
const staffDto = staffAccount;
/** Told in this one answer and never again. */
const password = z.string().optional();
const endedCount = z.number();

export const staffOperations = [
  operation({
    method: "get",
    path: "/api/staff",
    access: "accounts.manage",
    tag,
    summary: "All staff accounts",
    returns: { staffListVm: z.array(staffAccount) },
    handle: async ({ db }) => ({ staffListVm: await listStaff(db) }),
  }),
  operation({
    method: "get",
    path: "/api/staff/:id",
    access: "accounts.manage",
    tag,
    summary: "One staff account",
    returns: { staffDto },
    handle: async ({ db, id }) => ({ staffDto: await getStaff(db, id) }),
  }),
  operation({
    method: "post",
    path: "/api/staff",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Add a staff account; without a password one is made up and told once",
    body: staffInput,
    returns: { staffDto, password },
    handle: async (request) => {
      const { account, password } = await addStaff(request.db, request.body, request.actor);
      announceAccountChange(request, "Staff account added", { account: account.userId, role: account.role });
      return { message: dataWasCreated, staffDto: account, password };
    },
  }),
  operation({
    method: "put",
    path: "/api/staff",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Change a staff account: its role, email address or names; of one's own, neither role nor address",
    body: staffPatch,
    returns: { staffDto },
    handle: async (request) => {
      const { userId, ...patch } = request.body;
      const account = await updateStaff(request.db, userId, patch, request.actor);
      announceAccountChange(request, "Staff account changed", { account: userId, fields: Object.keys(patch), role: account.role });
      return { message: dataWasUpdated, staffDto: account };
    },
  }),
  operation({
    method: "post",
    path: "/api/staff/:id/suspend",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Suspend someone else's staff account and end its sessions at once",
    returns: { staffDto },
    handle: async (request) => {
      const account = await suspendStaff(request.db, request.id, request.actor);
      announceAccountChange(request, "Staff account suspended", { account: request.id });
      return { message: { en: "The account is suspended", es: "La cuenta está suspendida" }, staffDto: account };
    },
  }),
  operation({
    method: "post",
    path: "/api/staff/:id/reinstate",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Reinstate a suspended staff account",
    returns: { staffDto },
    handle: async (request) => {
      const account = await reinstateStaff(request.db, request.id, request.actor);
      announceAccountChange(request, "Staff account reinstated", { account: request.id });
      return { message: { en: "The account is active again", es: "La cuenta está activa de nuevo" }, staffDto: account };
    },
  }),
  operation({
    method: "post",
    path: "/api/staff/:id/reset-password",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Give someone else's staff account a new password and end its sessions; without one it is made up and told once",
    body: passwordReset,
    returns: { password },
    handle: async (request) => {
      const madeUp = await resetPassword(request.db, request.id, request.body.password, request.actor);
      announceAccountChange(request, "Password reset", { account: request.id });
      return { message: { en: "The password was reset", es: "La contraseña se restableció" }, password: madeUp };
    },
  }),
  operation({
    method: "delete",
    path: "/api/staff/:id/two-factor",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Turn off two-factor sign-in for someone else who lost their second factor and recovery codes",
    returns: { staffDto },
    handle: async (request) => {
      const account = await removeSecondFactor(request.db, request.id, request.actor);
      announceAccountChange(request, "Two-factor sign-in turned off by an owner", { account: request.id });
      return { message: { en: "Two-factor sign-in is off", es: "La verificación en dos pasos está desactivada" }, staffDto: account };
    },
  }),
  operation({
    method: "delete",
    path: "/api/staff/:id/sessions",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Sign someone else out everywhere",
    returns: { ended: endedCount },
    handle: async (request) => {
      const sessionCount = await endSessionsOfAccount(request.db, request.id, request.actor);
      announceAccountChange(request, "Sessions ended by an owner", { account: request.id, ended: sessionCount });
      return { message: { en: "The account is signed out everywhere", es: "La cuenta cerró sesión en todas partes" }, ended: sessionCount };
    },
  }),
  operation({
    method: "delete",
    path: "/api/staff/sessions",
    access: "accounts.manage",
    confirmed: true,
    tag,
    summary: "Sign everyone out everywhere, but for the session that asks unless includingOwn says so",
    query: z.object({ includingOwn: flag("includingOwn").default(false) }),
    returns: { ended: endedCount },
    handle: async (request) => {
      const { includingOwn } = request.query;
      const sessionCount = await endSessionsOfEveryone(request.db, request.actor, includingOwn ? undefined : request.staff.sessionId);
      announceAccountChange(request, "Everyone's sessions ended by an owner", { ended: sessionCount });
      const message = includingOwn
        ? { en: "Everyone is signed out", es: "Se cerró la sesión de todas las personas" }
        : { en: "Everyone else is signed out", es: "Se cerró la sesión de todas las demás personas" };
      return { message, ended: sessionCount };
    },
  }),
];
