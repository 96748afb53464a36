import { describe, expect, it } from "vitest";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { documents } from "#app/features/documents/tables/documents.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { createOfficer } from "#app/features/officers/service.server.ts";
import { officeDay } from "#lib/dates.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testApp } from "#test/app.ts";

const { current, stranger, signIn } = testApp();

const officer = { firstName: "Ana", lastName: "Peña", title: "Loan Officer", licenseNumber: "1" };
const message = { name: "Eva", phone: "1", email: "eva@example.com", service: "Contact Us", message: "Hi" };

describe("the dashboard", () => {
  it("counts what waits in the inbox and in the outbox", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    await db.insert(contactMessages).values([message, message, { ...message, state: "held" }, { ...message, state: "answered" }]);
    await db.insert(mailJobs).values([
      { kind: "a", subject: "contactmessage:1", messageIdHeader: "a", state: "failed" },
      { kind: "a", subject: "contactmessage:2", messageIdHeader: "b", state: "waiting", attempts: 2 },
      { kind: "a", subject: "contactmessage:3", messageIdHeader: "c", state: "waiting", attempts: 3 },
      { kind: "a", subject: "contactmessage:4", messageIdHeader: "d", state: "sent" },
    ]);
    const { body } = await staff("GET", "/api/dashboard");
    expect(body).toMatchObject({ newMessages: 2, heldMessages: 1, failedMail: 1, lateMail: 1, waitingMail: 2, otherFailedMail: [] });
    expect(body).toMatchObject({ mailIsSetUp: false, spanishGaps: [] });
  });

  it("shows mail that needs attention and belongs to no message, with its reason alone, and retries it", async () => {
    const staff = await signIn("editor");
    const { db } = current.platform;
    const reason = "The mail server refused the address";
    const attempt = { at: new Date().toISOString(), outcome: "refused" as const, permanent: true, reason, detail: "550 ana@example.com" };
    await db.insert(mailJobs).values([
      { kind: "account.notice", subject: "staff:1", messageIdHeader: "a", state: "failed", history: [attempt], attempts: 1 },
      { kind: "account.notice", messageIdHeader: "b", state: "sent" },
    ]);
    const readOtherFailedMail = async () => (await staff("GET", "/api/dashboard")).body.otherFailedMail;
    expect(await readOtherFailedMail()).toEqual([{ mailJobId: 1, kind: "account.notice", reason }]);
    expect((await stranger("POST", "/api/mail/1/retry", { json: {} })).status).toBe(401);
    expect((await staff("POST", "/api/mail/1/retry", { json: {} })).body).toMatchObject({ message: "The email is on its way" });
    expect(await readOtherFailedMail()).toEqual([]);
    expect((await db.select().from(mailJobs)).map(({ state }) => state).sort()).toEqual(["sent", "waiting"]);
    for (const id of [2, 9]) expect((await staff("POST", `/api/mail/${id}/retry`, { json: {} })).status).toBe(404);
  });

  it("names the records whose Spanish is missing, and those whose English moved on, until it is mended", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: officer });
    await staff("POST", "/api/pagecategory", { json: { name: "Home", translations: { es: { name: "Inicio" } } } });
    const gaps = async () => (await staff("GET", "/api/dashboard")).body.spanishGaps;
    const gap = { entity: "loanofficer", id: 1, title: "Ana Peña", missing: ["title"], stale: [] };
    expect(await gaps()).toEqual([gap]);
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 1, name: "Home page" } });
    expect(await gaps()).toEqual([{ entity: "pagecategory", id: 1, title: "Home page", missing: [], stale: ["name"] }, gap]);
    const translations = { es: { name: "Inicio" }, confirmed: ["name"] };
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 1, translations } });
    await staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, translations: { es: { title: "Oficial" } } } });
    expect(await gaps()).toEqual([]);
  });

  it("names what came as a sample, part by part, until it is replaced", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    const image = { name: "0123456789abcdef.webp", width: 1, height: 1 };
    await db.insert(images).values(image);
    const installation = { userId: null };
    await createOfficer(db, { ...officer, description: "<p>A sample.</p>", image1: image.name }, installation);
    await staff("POST", "/api/loanofficer", { json: { ...officer, description: "<p>Real.</p>" } });
    await db.insert(blogPosts).values({ title: "An article", slug: "an-article" });
    await staff("POST", "/api/pagecontent", { json: { title: "Our Story", body: "<p><em>This story is sample text.</em></p>" } });
    const samples = async () => (await staff("GET", "/api/dashboard")).body.sampleRecords;
    const [story, article] = [
      { entity: "pagecontent", id: 1, title: "Our Story", parts: ["text"] },
      { entity: "blog", id: 1, title: "An article", parts: ["article"] },
    ];
    const parts = ["name", "portrait", "biography"];
    expect(await samples()).toEqual([{ entity: "loanofficer", id: 1, title: "Ana Peña", parts }, story, article]);
    await staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, firstName: "Eva", description: "<p>Eva lives here.</p>" } });
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "An article" } });
    expect(await samples()).toEqual([{ entity: "loanofficer", id: 1, title: "Eva Peña", parts: ["portrait"] }, story]);
  });

  it("shows nothing of messages and mail to those who may not read them", async () => {
    const reviewer = await signIn("reviewer");
    const { db } = current.platform;
    await db.insert(contactMessages).values([message, { ...message, state: "held" }]);
    await db.insert(mailJobs).values([
      { kind: "a", subject: "contactmessage:1", messageIdHeader: "a", state: "failed" },
      { kind: "a", subject: "contactmessage:2", messageIdHeader: "b", state: "waiting", attempts: 3 },
      { kind: "account.notice", subject: "staff:1", messageIdHeader: "c", state: "failed" },
    ]);
    const { body } = await reviewer("GET", "/api/dashboard");
    expect(body).toMatchObject({ newMessages: 0, heldMessages: 0, failedMail: 0, waitingMail: 0, lateMail: 0, otherFailedMail: [] });
  });

  it("names the licenses of active officers that end soon or have ended, and officers without one", async () => {
    const staff = await signIn();
    const ending = (days: number) => officeDay(new Date(Date.now() + days * 86_400_000));
    const add = (lastName: string, licenses: object[], isActive = true) =>
      staff("POST", "/api/loanofficer", { json: { ...officer, lastName, licenses, isActive } });
    await add("Later", [{ state: "UT", until: ending(200) }]);
    await add("Soon", [{ state: "UT", until: ending(20) }, { state: "ID" }]);
    await add("Over", [{ state: "UT", until: ending(-3) }]);
    await add("None", []);
    await add("Gone", [], false);
    expect((await staff("GET", "/api/dashboard")).body.dueLicenses).toEqual([
      { loanOfficerId: 4, officer: "Ana None", state: null, until: null, within: 0 },
      { loanOfficerId: 3, officer: "Ana Over", state: "UT", until: ending(-3), within: 0 },
      { loanOfficerId: 2, officer: "Ana Soon", state: "UT", until: ending(20), within: 30 },
    ]);
  });

  it("names published programs that end within 30 or 7 days or have ended, the earliest first", async () => {
    const staff = await signIn();
    const ending = (days: number) => officeDay(new Date(Date.now() + days * 86_400_000));
    const program = { operator: "O", amount: "$1", sourceUrl: "https://a.example", sourceName: "A", checkedOn: "2020-01-01" };
    const add = (name: string, days: number, status = "published") =>
      staff("POST", "/api/assistanceprogram", { json: { ...program, name, status, validUntil: ending(days) } });
    await add("Later", 60);
    await add("Month", 20);
    await add("Week", 3);
    await add("Over", -3);
    await add("Draft", 3, "draft");
    expect((await staff("GET", "/api/dashboard")).body.duePrograms).toEqual([
      { assistanceProgramId: 4, name: "Over", validUntil: ending(-3), within: 0 },
      { assistanceProgramId: 3, name: "Week", validUntil: ending(3), within: 7 },
      { assistanceProgramId: 2, name: "Month", validUntil: ending(20), within: 30 },
    ]);
  });

  it("names files that expire within 30 days or have expired, the earliest first", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    const ending = (days: number) => officeDay(new Date(Date.now() + days * 86_400_000));
    const file = { file: "files/a.pdf", mediaType: "application/pdf", bytes: 1 };
    await db.insert(documents).values([
      { ...file, name: "Stays" },
      { ...file, name: "Later", expiresOn: ending(60) },
      { ...file, name: "Month", expiresOn: ending(20) },
      { ...file, name: "Over", expiresOn: ending(-3) },
    ]);
    expect((await staff("GET", "/api/dashboard")).body.dueDocuments).toEqual([
      { documentId: 4, name: "Over", expiresOn: ending(-3) },
      { documentId: 3, name: "Month", expiresOn: ending(20) },
    ]);
  });

  it("shows owners the state of the first steps, read from the database, until they dismiss the list", async () => {
    const { db } = current.platform;
    await createOfficer(db, officer, { userId: null });
    await db.insert(blogPosts).values({ title: "An article", slug: "an-article", status: "published", publishedAt: new Date() });
    const owner = await signIn("owner");
    const steps = async () => (await owner("GET", "/api/dashboard")).body.firstRun;
    expect(await steps()).toEqual({ hasOwnOfficers: false, hasSecondFactor: false, hasOwnPost: false });
    await owner("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, isActive: false } });
    await owner("POST", "/api/blog", { json: { title: "Soon", status: "published", publishedAt: "2099-01-01T00:00:00Z" } });
    expect(await steps()).toMatchObject({ hasOwnOfficers: false, hasOwnPost: false });
    await owner("POST", "/api/loanofficer", { json: { ...officer, lastName: "Real" } });
    await owner("PUT", "/api/blog", { json: { blogId: 1, title: "Our article" } });
    expect(await steps()).toMatchObject({ hasOwnOfficers: true, hasOwnPost: true });
    const editor = await signIn("editor");
    expect((await editor("GET", "/api/dashboard")).body.firstRun).toBeNull();
    expect((await editor("POST", "/api/dashboard/hide-first-steps", { json: {} })).status).toBe(403);
    expect((await owner("POST", "/api/dashboard/hide-first-steps", { json: {} })).status).toBe(200);
    expect(await steps()).toBeNull();
  });

  it("is closed to strangers", async () => {
    expect((await stranger("GET", "/api/dashboard")).status).toBe(401);
  });
});
