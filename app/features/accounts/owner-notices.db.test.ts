import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testApp } from "#test/app.ts";
import { ownerNoticeComposer } from "./mails/owner-notice-mail.server.ts";

const { current, signIn } = testApp({ PUBLIC_URL: "http://umbral.example" });

const readNotices = () =>
  current.platform.db.select().from(mailJobs).where(eq(mailJobs.kind, "staff.ownerNotice")).orderBy(mailJobs.mailJobId);
const compose = (payload: object) => ownerNoticeComposer(current.platform).compose(payload, { queuedAt: new Date(), attempt: 1 });

async function twoOwners() {
  const owner = await signIn();
  await signIn("owner", "second@example.com");
  await current.platform.db.update(users).set({ language: "es" }).where(eq(users.id, 2));
  await signIn("editor");
  await current.platform.db.delete(mailJobs);
  return owner;
}

describe("every owner is mailed, in their own language", () => {
  it("about a new owner, and about an owner who is let in again", async () => {
    const owner = await twoOwners();
    const newOwner = { email: "third@example.com", userName: "Third", role: "owner" };
    expect((await owner("POST", "/api/staff", { json: newOwner })).status).toBe(200);
    expect((await readNotices()).map(({ payload }) => payload)).toMatchObject([
      { userId: 1, about: "newOwner", accountId: 4, by: 1 },
      { userId: 2, about: "newOwner", accountId: 4, by: 1 },
    ]);
    await owner("POST", "/api/staff/4/suspend");
    await current.platform.db.delete(mailJobs);
    await owner("POST", "/api/staff/4/reinstate");
    expect((await readNotices()).map(({ payload }) => payload.userId)).toEqual([1, 2]);
    await owner("POST", "/api/staff", { json: { ...newOwner, email: "fourth@example.com", role: "editor" } });
    expect(await readNotices()).toHaveLength(2);
  });

  it("about a changed role", async () => {
    const owner = await twoOwners();
    await owner("PUT", "/api/staff", { json: { userId: 3, lastName: "Paz", role: "editor" } });
    expect(await readNotices()).toEqual([]);
    await owner("PUT", "/api/staff", { json: { userId: 3, role: "owner" } });
    const notices = await readNotices();
    expect(notices.map(({ payload }) => payload.userId)).toEqual([1, 2]);
    const [english, spanish] = await Promise.all(notices.map(({ payload }) => compose(payload)));
    expect(english?.to).toEqual([{ name: "", address: "owner@example.com" }]);
    expect(english?.text).toContain("The role of editor was changed from Editor to Owner.");
    expect(english?.text).toContain("http://umbral.example/admin/accounts/edit/3");
    expect(spanish?.to).toEqual([{ name: "", address: "second@example.com" }]);
    expect(spanish?.html).toContain('<html lang="es">');
    expect(spanish?.text).toContain("El rol de editor cambió de Editor a Propietario.");
  });

  it("about a sensitive setting, by its label and never by its value", async () => {
    const owner = await twoOwners();
    await owner("POST", "/api/WebResource", { json: { context: "links.apply", value: "https://apply.example.com/x" } });
    await owner("POST", "/api/WebResource", { json: { context: "notes.mine", value: "x" } });
    const notices = await readNotices();
    expect(notices.map(({ payload }) => payload.userId)).toEqual([1, 2]);
    const [english, spanish] = await Promise.all(notices.map(({ payload }) => compose(payload)));
    expect(english?.text).toContain("“Online application (Apply Now, Get Started)”");
    expect(spanish?.text).toContain("«Solicitud en línea (Solicite ahora, Comience aquí)»");
    expect(english?.text).not.toContain("apply.example.com");
  });

  it("about sensitive fields of an officer, also when the record is gone by the time of the mail", async () => {
    const owner = await twoOwners();
    const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1", email: "ana@example.com" };
    await owner("POST", "/api/loanofficer", { json: officer });
    await owner("DELETE", "/api/loanofficer/1");
    const [notice] = await readNotices();
    const mail = await compose(notice?.payload ?? {});
    expect(mail?.text).toContain("Ana Ruiz");
    expect(mail?.text).toContain("MLS, State Licenses, Email");
    expect(mail?.text).toContain("http://umbral.example/admin/bin");
  });
});
