import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Role, roles } from "#lib/permissions.ts";
import { secondFactorGraceDays } from "#platform/accounts/second-factors.server.ts";
import { passkeys, users } from "#platform/accounts/tables/staff.server.ts";
import { testApp } from "#test/app.ts";

const { current, signIn } = testApp();

const day = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * day);
const readsLeadsSince = (since: Date) => current.platform.db.update(users).set({ readsLeadsSince: since });
const leadReaders: Role[] = ["owner", "editor", "officer"];

describe("who can read leads", () => {
  it.each(leadReaders)("as %s has some days to set up a second factor, which are counted down", async (role) => {
    const staff = await signIn(role);
    const daysLeft = async () =>
      ((await staff("GET", "/api/profile")).body.profileDto as { secondFactorDaysLeft: number }).secondFactorDaysLeft;
    expect(await daysLeft()).toBe(secondFactorGraceDays);
    await readsLeadsSince(new Date(ago(secondFactorGraceDays).getTime() + 60_000));
    expect(await daysLeft()).toBe(1);
    expect((await staff("GET", "/api/contactmessage")).status).toBe(200);
  });

  it.each(leadReaders)("as %s reaches nothing but the setup once the days are over", async (role) => {
    const staff = await signIn(role);
    await readsLeadsSince(ago(secondFactorGraceDays));
    for (const path of ["/api/contactmessage", "/api/sessions", "/api/staff"]) {
      const { status, body } = await staff("GET", path);
      expect([status, body.code], path).toEqual([403, "secondFactorRequired"]);
    }
    expect((await staff("GET", "/api/auth/me")).body).toMatchObject({ requiredStep: "secondFactor" });
    expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { secondFactorDaysLeft: 0 } });
    await current.platform.db.insert(passkeys).values({ userId: 1, credentialId: "x", publicKey: "x", name: "Laptop" });
    expect((await staff("GET", "/api/contactmessage")).status).toBe(200);
    expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { secondFactorDaysLeft: null } });
  });

  it("is not everyone: other roles need no second factor", async () => {
    for (const role of roles.filter((one) => !leadReaders.includes(one))) {
      const staff = await signIn(role);
      await readsLeadsSince(ago(secondFactorGraceDays));
      expect((await staff("GET", "/api/sessions")).status).toBe(200);
      expect((await staff("GET", "/api/profile")).body).toMatchObject({ profileDto: { secondFactorDaysLeft: null } });
    }
  });

  it("has the days from when the role first allowed it", async () => {
    const owner = await signIn();
    const staff = await signIn("reviewer");
    await current.platform.db
      .update(users)
      .set({ readsLeadsSince: ago(100) })
      .where(eq(users.id, 2));
    expect((await owner("PUT", "/api/staff", { json: { userId: 2, role: "editor" } })).status).toBe(200);
    expect((await staff("GET", "/api/contactmessage")).status).toBe(200);
    await current.platform.db
      .update(users)
      .set({ readsLeadsSince: ago(100) })
      .where(eq(users.id, 2));
    expect((await owner("PUT", "/api/staff", { json: { userId: 2, role: "officer" } })).status).toBe(200);
    expect((await staff("GET", "/api/contactmessage")).status).toBe(403);
  });
});
