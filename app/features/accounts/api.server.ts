import { z } from "zod";
import { flag } from "#lib/fields.ts";
import { operation } from "#platform/api/operation.server.ts";
import { dataWasCreated, dataWasUpdated } from "#platform/api/saving.server.ts";
import { staffAccount as staffDto } from "./account-schema.ts";
import { announceAccountChange } from "./own-request.server.ts";
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

const read = { method: "get", access: "accounts.manage", tag: "Staff accounts" } as const;
const change = { access: "accounts.manage", confirmed: true, tag: "Staff accounts" } as const;
/** Only in this response, and never again. */
const password = z.string().optional();
const ended = z.number();

export const staffOperations = [
  operation({
    ...read,
    path: "/api/staff",
    summary: "All staff accounts",
    returns: { staffListVm: z.array(staffDto) },
    handle: async ({ db }) => ({ staffListVm: await listStaff(db) }),
  }),
  operation({
    ...read,
    path: "/api/staff/:id",
    summary: "One staff account",
    returns: { staffDto },
    handle: async ({ db, id }) => ({ staffDto: await getStaff(db, id) }),
  }),
  operation({
    ...change,
    method: "post",
    path: "/api/staff",
    summary: "Add a staff account; without a password one is generated and returned once",
    body: staffInput,
    returns: { staffDto, password },
    handle: async (request) => {
      const { account, password } = await addStaff(request.db, request.body, request.actor);
      announceAccountChange(request, "Staff account added", { account: account.userId, role: account.role });
      return { message: dataWasCreated, staffDto: account, password };
    },
  }),
  operation({
    ...change,
    method: "put",
    path: "/api/staff",
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
    ...change,
    method: "post",
    path: "/api/staff/:id/suspend",
    summary: "Suspend someone else's staff account and end its sessions at once",
    returns: { staffDto },
    handle: async (request) => {
      const staffDto = await suspendStaff(request.db, request.id, request.actor);
      announceAccountChange(request, "Staff account suspended", { account: request.id });
      return { message: { en: "The account is suspended", es: "La cuenta está suspendida" }, staffDto };
    },
  }),
  operation({
    ...change,
    method: "post",
    path: "/api/staff/:id/reinstate",
    summary: "Reinstate a suspended staff account",
    returns: { staffDto },
    handle: async (request) => {
      const staffDto = await reinstateStaff(request.db, request.id, request.actor);
      announceAccountChange(request, "Staff account reinstated", { account: request.id });
      return { message: { en: "The account is active again", es: "La cuenta está activa de nuevo" }, staffDto };
    },
  }),
  operation({
    ...change,
    method: "post",
    path: "/api/staff/:id/reset-password",
    summary: "Give someone else's staff account a new password and end its sessions; without one it is generated and returned once",
    body: passwordReset,
    returns: { password },
    handle: async (request) => {
      const password = await resetPassword(request.db, request.id, request.body.password, request.actor);
      announceAccountChange(request, "Password reset", { account: request.id });
      return { message: { en: "The password was reset", es: "La contraseña se restableció" }, password };
    },
  }),
  operation({
    ...change,
    method: "delete",
    path: "/api/staff/:id/two-factor",
    summary: "Turn off two-factor sign-in for someone else who lost their second factor and recovery codes",
    returns: { staffDto },
    handle: async (request) => {
      const staffDto = await removeSecondFactor(request.db, request.id, request.actor);
      announceAccountChange(request, "Two-factor sign-in turned off by an owner", { account: request.id });
      return { message: { en: "Two-factor sign-in is off", es: "La verificación en dos pasos está desactivada" }, staffDto };
    },
  }),
  operation({
    ...change,
    method: "delete",
    path: "/api/staff/:id/sessions",
    summary: "Sign someone else out everywhere",
    returns: { ended },
    handle: async (request) => {
      const ended = await endSessionsOfAccount(request.db, request.id, request.actor);
      announceAccountChange(request, "Sessions ended by an owner", { account: request.id, ended });
      return { message: { en: "The account is signed out everywhere", es: "La cuenta cerró sesión en todas partes" }, ended };
    },
  }),
  operation({
    ...change,
    method: "delete",
    path: "/api/staff/sessions",
    summary: "Sign everyone out everywhere, but for the session that asks unless includingOwn says so",
    query: z.object({ includingOwn: flag("includingOwn").default(false) }),
    returns: { ended },
    handle: async (request) => {
      const { includingOwn } = request.query;
      const ended = await endSessionsOfEveryone(request.db, request.actor, includingOwn ? undefined : request.staff.sessionId);
      announceAccountChange(request, "Everyone's sessions ended by an owner", { ended });
      const message = includingOwn
        ? { en: "Everyone is signed out", es: "Se cerró la sesión de todas las personas" }
        : { en: "Everyone else is signed out", es: "Se cerró la sesión de todas las demás personas" };
      return { message, ended };
    },
  }),
];
