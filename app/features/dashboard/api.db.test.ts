import { describe, expect, it } from "vitest";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
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
      { kind: "office", messageIdHeader: "a", state: "failed" },
      { kind: "office", messageIdHeader: "b", state: "waiting" },
      { kind: "office", messageIdHeader: "c", state: "sent" },
    ]);
    const { body } = await staff("GET", "/api/dashboard");
    expect(body).toMatchObject({ newMessages: 2, heldMessages: 1, failedMail: 1, waitingMail: 1, mailIsSetUp: false, spanishGaps: [] });
  });

  it("names the records whose Spanish is missing, and those whose English moved on, until it is mended", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: officer });
    await staff("POST", "/api/pagecategory", { json: { name: "Home", translations: { es: { name: "Inicio" } } } });
    const gaps = async () => (await staff("GET", "/api/dashboard")).body.spanishGaps;
    const missing = { entity: "loanofficer", id: 1, title: "Ana Peña", missing: ["title"], stale: [] };
    expect(await gaps()).toEqual([missing]);
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 1, name: "Home page" } });
    expect(await gaps()).toEqual([{ entity: "pagecategory", id: 1, title: "Home page", missing: [], stale: ["name"] }, missing]);
    const translations = { es: { name: "Inicio" }, confirmed: ["name"] };
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: 1, translations } });
    await staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, translations: { es: { title: "Oficial" } } } });
    expect(await gaps()).toEqual([]);
  });

  it("is closed to strangers", async () => {
    expect((await stranger("GET", "/api/dashboard")).status).toBe(401);
  });
});
