import { describe, expect, it } from "vitest";
import { passkeys, users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { testApp } from "#test/app.ts";

const { current, signIn, stranger, password } = testApp();

const rule = "/api/second-factor-rule";
async function everyoneHasOne() {
  const { db } = current.platform;
  for (const { id } of await db.select().from(users))
    await db
      .insert(passkeys)
      .values({ userId: id, credentialId: `key of ${id}`, publicKey: "x", name: "Laptop" })
      .onConflictDoNothing();
}

async function requireOfEveryone() {
  const owner = await signIn("owner");
  await everyoneHasOne();
  expect((await owner("PUT", rule, { json: { isRequired: true } })).body).toMatchObject({ success: true, isRequired: true });
  return owner;
}

describe("a second factor that is required of everyone", () => {
  it("is the owner's to decide, who has one", async () => {
    const owner = await signIn("owner");
    const editor = await signIn("editor");
    expect((await editor("PUT", rule, { json: { isRequired: true } })).status).toBe(403);
    expect((await editor("GET", rule)).status).toBe(403);
    expect((await owner("PUT", rule, { json: { isRequired: true } })).status).toBe(409);
    await everyoneHasOne();
    expect((await owner("PUT", rule, { json: { isRequired: true } })).status).toBe(200);
    expect((await owner("GET", rule)).body).toEqual({ isRequired: true, graceDays: 14 });
    const events = await current.platform.db.select().from(auditEvents).orderBy(auditEvents.auditEventId);
    expect(events).toContainEqual(expect.objectContaining({ action: "secondFactor.require", userId: 1, detail: { required: true } }));
  });

  it("allows accounts without a second factor only to set one up", async () => {
    const owner = await requireOfEveryone();
    const editor = await signIn("editor");
    const me = await editor("GET", "/api/auth/me");
    expect(me.body).toMatchObject({ requiredStep: "secondFactor" });
    const shut: Array<[string, string, object?]> = [
      ["GET", "/api/contactmessage"],
      ["GET", "/api/sessions"],
      ["PUT", "/api/profile", { firstName: "Ana" }],
      ["POST", "/api/blogcategory", { name: "x" }],
    ];
    for (const [method, path, json] of shut) {
      const { status, body } = await editor(method, path, json && { json });
      expect({ status, code: body.code }, path).toEqual({ status: 403, code: "secondFactorRequired" });
    }
    for (const path of ["/api/profile", "/api/profile/passkeys"]) expect((await editor("GET", path)).status, path).toBe(200);
    expect((await editor("POST", "/api/profile/two-factor", { json: { password } })).status).toBe(200);
    expect((await stranger("GET", "/api/loanofficer")).status).toBe((await editor("GET", "/api/loanofficer")).status);
    expect((await owner("GET", "/api/sessions")).status).toBe(200);
  });

  it("lets everyone in again when the rule is lifted, or the factor is there", async () => {
    const owner = await requireOfEveryone();
    const editor = await signIn("editor");
    expect((await editor("GET", "/api/sessions")).status).toBe(403);
    await everyoneHasOne();
    expect((await editor("GET", "/api/sessions")).status).toBe(200);
    expect((await owner("PUT", rule, { json: { isRequired: false } })).status).toBe(200);
    await current.platform.db.delete(passkeys);
    expect((await editor("GET", "/api/sessions")).status).toBe(200);
  });
});
