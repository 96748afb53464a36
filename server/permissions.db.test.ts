import { afterEach, describe, expect, it, vi } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { describePermission, listPermissions, may, type Permission, permissionsOf, type Role, roles } from "#lib/permissions.ts";
import { confirmationTimeout } from "#platform/accounts/session.server.ts";
import type { Operation } from "#platform/api/operation.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { rotate } from "#test/rotation.ts";
import { spellings } from "#test/spellings.ts";
import { operationsOn } from "./api.ts";
import { apiDescription } from "./api-description.ts";

const operations = operationsOn(definitions);

const { stranger, signIn } = testApp();

afterEach(() => vi.useRealTimers());

const closedOperations = operations.filter(({ access }) => access !== "visitor");
/** An id that no record has: what is let in finds nothing to change. */
const pathOf = ({ path }: Operation) => path.replace(":id", "2147483647");
/** A body of a type that no call accepts: what passes the guards is refused when its body is read. */
const call = (caller: Caller, op: Operation, path = pathOf(op)) =>
  caller(op.method.toUpperCase(), path, op.body ? { raw: "x", headers: { "content-type": "text/plain" } } : {});

/** What got past the guards: carried out, or refused for what was asked rather than for who asked. */
function expectLetIn(status: number, name: string) {
  expect(status, name).toBeLessThan(500);
  expect([401, 403], name).not.toContain(status);
}

const isAllowed = (role: Role, { access }: Operation) => access === "visitor" || may({ role }, access);

describe("the table of permissions", () => {
  it("gives an owner everything, and undeclared permissions to no role", () => {
    expect(permissionsOf("owner")).toEqual(listPermissions());
    for (const role of roles) expect(may({ role }, "undeclared" as Permission)).toBe(false);
  });

  it("lets editors work on content and messages, reviewers read, comment on and approve content, and officers mind their own messages", () => {
    expect(
      listPermissions()
        .filter((permission) => !may({ role: "editor" }, permission))
        .sort(),
    ).toEqual(["accounts.manage", "audit.read", "data.erase", "incident.respond", "leads.route", "profile.own", "sensitive.write"]);
    const own = ["own.password", "own.secondFactor", "own.account"];
    expect(permissionsOf("reviewer")).toEqual([...own, "content.read", "drafts.comment", "drafts.approve"]);
    expect(permissionsOf("officer")).toEqual([...own, "leads.own", "profile.own"]);
  });

  it("matches the description of the API", () => {
    const { paths } = apiDescription(operations);
    for (const { method, path, documentedPath = path, access, confirmed } of operations) {
      const description = paths[documentedPath.replace(":id", "{id}")]?.[method];
      expect([description?.["x-access"], description?.["x-confirmation"]], `${method} ${path}`).toEqual([access, confirmed]);
    }
  });
});

describe("every call of the API", () => {
  it("answers 401 to strangers unless it is for visitors", async () => {
    for (const op of operations) {
      const { status } = await call(stranger, op);
      if (op.access === "visitor") expectLetIn(status, `${op.method} ${op.path}`);
      else expect(status, `${op.method} ${op.path}`).toBe(401);
    }
  });

  it.each(roles)("lets %s in as the table says, and answers 403 otherwise", async (role) => {
    const staff = await signIn(role);
    for (const op of operations) {
      const { status } = await call(staff, op);
      if (isAllowed(role, op)) expectLetIn(status, `${op.method} ${op.path}`);
      else expect(status, `${op.method} ${op.path}`).toBe(403);
    }
  });

  it.each(roles.filter((role) => role !== "owner"))("refuses %s in every spelling that reaches it", async (role) => {
    const staff = await signIn(role);
    const refusedOperations = closedOperations.filter((op) => !isAllowed(role, op));
    expect(refusedOperations.length).toBeGreaterThan(5);
    for (const [index, op] of refusedOperations.entries()) {
      for (const { reaches, spell } of rotate(spellings, index)) {
        const { status } = await call(staff, op, spell(pathOf(op)));
        expect(reaches ? [403] : [403, 404], `${op.method} ${spell(pathOf(op))}`).toContain(status);
      }
    }
  });
});

describe("every call that changes an account, exports data or deletes it for good", () => {
  /** What asks for the password or a code in its own body, and what changes no more than how someone is called. */
  const asksItself = [
    "PUT /api/profile",
    "PUT /api/profile/email",
    "PUT /api/profile/password",
    "POST /api/profile/confirm",
    "POST /api/profile/passkeys",
    "POST /api/profile/passkeys/:id/remove",
    "POST /api/profile/passkeys/challenge",
    "POST /api/profile/passkeys/options",
    "PUT /api/profile/passkeys/:id",
    "POST /api/profile/two-factor",
    "POST /api/profile/two-factor/confirm",
    "POST /api/profile/two-factor/disable",
    "POST /api/profile/two-factor/recovery-codes",
  ];
  const changes = operations.filter(({ method, tag }) => method !== "get" && (tag === "Staff accounts" || tag === "Own account"));

  it("requires a confirmation, except for the listed ones", () => {
    const unconfirmedCalls = changes.filter(({ confirmed }) => !confirmed).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(unconfirmedCalls.sort()).toEqual(asksItself.sort());
    expect(changes.filter(({ confirmed }) => confirmed).length).toBeGreaterThan(7);
  });

  it("is no export or purge without one either", () => {
    const isExportOrPurge = ({ access, produces = "text/html" }: Operation) =>
      (access !== "visitor" && describePermission(access)?.confirmed) || produces !== "text/html";
    const calls = operations.filter(isExportOrPurge);
    expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(["/api/audit/export", "/api/revisions/emptybin"]));
    expect(calls.filter(({ confirmed }) => !confirmed)).toEqual([]);
  });

  it("is refused five minutes after the password was given, in every spelling that reaches it", async () => {
    const owner = await signIn();
    const reachingSpellings = spellings.filter(({ reaches }) => reaches);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + confirmationTimeout });
    for (const [index, op] of operations.filter(({ confirmed }) => confirmed).entries()) {
      for (const { spell } of rotate(reachingSpellings, index)) {
        const { status, body } = await call(owner, op, spell(pathOf(op)));
        expect([status, body.code], `${op.method} ${spell(pathOf(op))}`).toEqual([403, "confirmationRequired"]);
      }
    }
  });
});
