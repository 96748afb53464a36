import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { definitions, personalData } from "#app/features/definitions.server.ts";
import type { Role } from "#lib/permissions.ts";
import { createAuth } from "#platform/accounts/auth.server.ts";
import { storeStaff } from "#platform/accounts/create-staff.server.ts";
import { hashingCost, hashPassword } from "#platform/accounts/password.server.ts";
import { absoluteTimeout, hashSessionToken } from "#platform/accounts/session.server.ts";
import { signedCookie } from "#platform/accounts/session-cookie.server.ts";
import { sessions } from "#platform/accounts/tables/staff.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { createLog } from "#platform/log.server.ts";
import { createMetrics } from "#platform/metrics/metrics.server.ts";
import { openPendingForms } from "#platform/pending-forms/pending-forms.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { createRequestHandler, type RequestHandler } from "#server/request-handler.ts";
import { testDatabase } from "./database.ts";
import { answerCheck } from "./response-check.ts";

type App = RequestHandler;
export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };
type Init = { json?: unknown; raw?: string | ReadableStream; form?: Record<string, string | Blob>; headers?: Record<string, string> };

/** A caller of the API: a stranger, or someone signed in. */
export type Caller = (method: string, path: string, init?: Init) => Promise<Answer>;

/** What a request needs to say before its body may be a stream. */
const streamOptions = { duplex: "half" };

/** Passwords are hashed and compared as ever; but tests do it thousands of times, and these need no protection. */
const quickCost = { memory: 8, passes: 1 };
const usualCost = { ...hashingCost };
Object.assign(hashingCost, quickCost);

/** For a file whose promise is about how long hashing takes. */
export function hashAtUsualCost(): void {
  beforeAll(() => void Object.assign(hashingCost, usualCost));
  afterAll(() => void Object.assign(hashingCost, quickCost));
}

const password = "a password for tests";
const passwordHash = hashPassword(password);
const secret = "secret for tests, long enough to be one";

/** One check per list of definitions: making it takes longer than an answer. */
const checks = new WeakMap<object, ReturnType<typeof answerCheck>>();
function answerCheckOf(definitions: Platform["definitions"]) {
  const check = checks.get(definitions) ?? answerCheck(definitions);
  checks.set(definitions, check);
  return check;
}

/** The whole app on a real database, called without a socket. */
export function testApp(environment: NodeJS.ProcessEnv = {}) {
  const metrics = createMetrics();
  const database = testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "umbral-app-"));
  const current = {} as { platform: Platform; app: App };

  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", ...environment });
    const { db, availability } = database;
    const auth = createAuth(db, { secret, publicUrl: config.publicUrl });
    const log = createLog(config.logLevel);
    const [storage, pendingForms] = [await openStorage(config), await openPendingForms(folder, log)];
    current.platform = { db, availability, auth, storage, pendingForms, config, log, metrics, definitions, personalData };
    current.app = createRequestHandler(current.platform);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const callWith =
    (cookie: string, app?: App): Caller =>
    async (method, path, { json, raw, form, headers = {} } = {}) => {
      const body = form ? formOf(form) : json === undefined ? raw : JSON.stringify(json);
      const requestHeaders = new Headers(headers);
      if (json !== undefined) requestHeaders.set("content-type", "application/json");
      if (cookie) requestHeaders.set("cookie", cookie);
      const response = await (app ?? current.app).request(path, { method, body, headers: requestHeaders, ...streamOptions });
      const text = await response.text();
      const isJson = text.startsWith("{");
      if (isJson && response.status === 200) answerCheckOf(current.platform.definitions)(method, path, JSON.parse(text), cookie === "");
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } };
    };

  /** With a session made in the database, confirmed just now: tests of signing in are server/sign-in.db.test.ts and its neighbors. */
  async function signIn(role: Role = "owner", email = `${role}@example.com`): Promise<Caller> {
    const { auth, db } = current.platform;
    const userId = await storeStaff(db, { email, role, userName: role }, await passwordHash);
    const token = randomBytes(24).toString("base64url");
    const now = new Date();
    const expiresAt = new Date(now.getTime() + absoluteTimeout);
    const times = { createdAt: now, updatedAt: now, confirmedAt: now, expiresAt };
    await db.insert(sessions).values({ userId, token: hashSessionToken(token), ipAddress: "unknown", ...times });
    const { secret, authCookies } = await auth.$context;
    const cookie = await signedCookie(authCookies.sessionToken, secret, token);
    return callWith(cookie.split(";")[0] ?? "");
  }

  /** As if everyone who is signed in had just given the password: sensitive calls ask for that. */
  const confirmSessions = () => current.platform.db.update(sessions).set({ confirmedAt: new Date() });

  /** Another node on the same database, perhaps with another configuration or clock. */
  function another(changes: NodeJS.ProcessEnv = {}, now?: () => Date): App {
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", ...environment, ...changes });
    const auth = createAuth(current.platform.db, { secret, publicUrl: config.publicUrl, now });
    return createRequestHandler({ ...current.platform, auth, config });
  }

  return { current, stranger: callWith(""), callWith, signIn, confirmSessions, another, password };
}

/** What a browser sends back after this answer. */
export function cookiesOf({ headers }: Pick<Answer, "headers">): string {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
