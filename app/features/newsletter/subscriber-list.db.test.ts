import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { testApp } from "#test/app.ts";
import { subscribers } from "./tables/newsletter.server.ts";

const { current, signIn } = testApp();

describe("the list of subscribers", () => {
  const csv =
    "email;nombre;idioma\nANA@example.com;Ana Peña;español\nno address;X;es\n\nleft@example.com;Left;en\nana@example.com;Again;\nzoe@example.com;Zoe;fr\nbo@example.com;Bo;";
  const importBody = { csv, fileName: "fair.csv", consent: "Signed on paper at the home fair", language: "en" };

  it("imports a file with how those in it agreed, reports lines that it cannot read, and resubscribes no one", async () => {
    const editor = await signIn("editor");
    const { db } = current.platform;
    await db.insert(subscribers).values({ email: "left@example.com", state: "unsubscribed" });
    const { status, body } = await editor("POST", "/api/newslettersubscriber/import", { json: importBody });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      added: 2,
      known: 2,
      refused: [
        { line: 3, reason: expect.stringContaining("email") },
        { line: 7, reason: expect.stringContaining("language") },
      ],
    });
    const found = await editor("GET", "/api/newslettersubscriber?filterKey=pena&state=subscribed");
    expect(found.body).toMatchObject({
      total: 1,
      newsletterSubscriberListVm: [
        { email: "ana@example.com", name: "Ana Peña", language: "es", importSource: "fair.csv", consent: { text: importBody.consent } },
      ],
      counts: { subscribed: 2, unsubscribed: 1, pending: 0, bounced: 0 },
    });
    expect(JSON.stringify(found.body)).not.toContain("Hashes");
    expect(
      await db.select().from(auditEvents).where(eq(auditEvents.action, "newsletter.import")).orderBy(auditEvents.auditEventId),
    ).toMatchObject([{ detail: { added: 2, known: 2, refused: 2 } }]);
  });

  it("refuses a file without addresses, without consent, or with too many rows, and then adds none of them", async () => {
    const editor = await signIn("editor");
    const attempt = async (changes: object) =>
      (await editor("POST", "/api/newslettersubscriber/import", { json: { ...importBody, ...changes } })).body.validationErrors;
    expect(await attempt({ csv: "name\nAna" })).toMatchObject([{ field: "csv" }]);
    expect(await attempt({ consent: " " })).toMatchObject([{ field: "consent" }]);
    expect(await attempt({ csv: `email\n${"a@b.co\n".repeat(5_001)}` })).toMatchObject([
      { field: "csv", message: expect.stringContaining("5000") },
    ]);
    expect(await current.platform.db.$count(subscribers)).toBe(0);
  });

  it("is exported on record, and left and deleted by staff", async () => {
    const [editor, officer] = [await signIn("editor"), await signIn("officer")];
    const rows = ["a@example.com", "b@example.com"].map((email) => ({ email, state: "subscribed" as const }));
    await current.platform.db.insert(subscribers).values(rows);
    const { body, headers } = await editor("GET", "/api/newslettersubscriber/export?state=all");
    expect(String(body.text).split("\r\n")).toHaveLength(4);
    expect(headers.get("content-disposition")).toContain("newsletter-");
    expect((await officer("GET", "/api/newslettersubscriber/export")).status).toBe(403);
    expect((await editor("POST", "/api/newslettersubscriber/1/unsubscribe")).status).toBe(200);
    expect((await editor("DELETE", "/api/newslettersubscriber/2")).status).toBe(200);
    expect((await editor("DELETE", "/api/newslettersubscriber/2")).status).toBe(404);
    expect(await current.platform.db.select().from(subscribers)).toMatchObject([{ email: "a@example.com", state: "unsubscribed" }]);
    const events = await current.platform.db.select().from(auditEvents).orderBy(auditEvents.auditEventId);
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["newsletter.export", "newsletter.unsubscribe", "newsletter.delete"]),
    );
  });
});
