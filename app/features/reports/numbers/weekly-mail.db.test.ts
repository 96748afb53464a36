import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assistancePrograms } from "#app/features/assistance/tables/assistance-programs.server.ts";
import { countWayUse } from "#app/features/contact-ways/uses.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { weeklyMailComposer } from "#app/features/reports/mails/weekly-mail-compose.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testApp } from "#test/app.ts";
import { addPageViews } from "./page-views.server.ts";
import { queueWeeklyMails, weeklyMail } from "./weekly-mail.server.ts";

const { current, signIn } = testApp({ PUBLIC_URL: "https://umbral.example", MAIL_FROM: "site@umbral.example" });

const beforeEight = new Date("2026-11-16T14:59:00Z");
const eight = new Date("2026-11-16T15:00:00Z");
const tuesday = new Date("2026-11-17T15:00:00Z");
const nextMonday = new Date("2026-11-23T15:00:00Z");

const queue = (now: Date) => queueWeeklyMails(current.platform, now);
const payloads = async () => (await current.platform.db.select().from(mailJobs)).map(({ kind, payload }) => [kind, payload]);

describe("the mail about last week", () => {
  it("goes once a week to its subscribers, on Monday from eight at the office, on any number of nodes", async () => {
    const owner = await signIn("owner");
    await signIn("editor");
    expect((await owner("GET", "/api/numbers/mail")).body).toMatchObject({ weeklyMail: false });
    expect((await owner("PUT", "/api/numbers/mail", { json: { weeklyMail: "yes" } })).status).toBe(400);
    expect((await owner("PUT", "/api/numbers/mail", { json: { weeklyMail: true } })).status).toBe(200);
    expect((await owner("GET", "/api/numbers/mail")).body).toMatchObject({ weeklyMail: true });
    expect(await queue(beforeEight)).toBe(0);
    expect((await Promise.all([queue(eight), queue(eight)])).toSorted()).toEqual([0, 1]);
    expect([await queue(eight), await queue(tuesday)]).toEqual([0, 0]);
    expect(await payloads()).toEqual([[weeklyMail.name, { userId: 1, week: "2026-11-09" }]]);
    expect(await queue(nextMonday)).toBe(1);
  });

  it("is not sent to suspended accounts or those that may not see the numbers", async () => {
    await signIn("owner");
    await signIn("reviewer");
    await current.platform.db.update(users).set({ weeklyMail: true });
    await current.platform.db.update(users).set({ suspendedAt: eight }).where(eq(users.role, "owner"));
    expect(await queue(eight)).toBe(0);
  });

  it("compares the week with the one before, in the person's language, and says what waits for too long", async () => {
    const { db } = current.platform;
    await signIn("owner");
    await db.update(users).set({ weeklyMail: true, language: "es" });
    const lead = { name: "Ana", phone: "801", email: "a@example.com", service: "Contact Us", message: "Hola" };
    const createdAt = new Date("2026-11-11T18:00:00Z");
    await db.insert(contactMessages).values([
      { ...lead, createdAt, firstAnsweredAt: new Date("2026-11-11T20:05:00Z"), state: "answered" },
      { ...lead, createdAt, answerDueAt: new Date("2026-11-12T18:00:00Z") },
      { ...lead, createdAt: new Date("2026-11-04T18:00:00Z"), state: "lost" },
    ]);
    await addPageViews(db, new Map(Object.entries({ "/es/blog": 3, "/blog": 4, "/": 5 })), createdAt);
    await countWayUse(db, "whatsapp", "/es", createdAt);
    await db.insert(assistancePrograms).values({
      ...{ name: "Help", operator: "O", amount: "$1", sourceUrl: "https://a.example", sourceName: "A", status: "published" },
      ...{ checkedOn: "2020-01-01", validUntil: "2020-03-31" },
    });
    const composer = weeklyMailComposer(current.platform);
    const job = { queuedAt: new Date(), attempt: 1 };
    const mail = await composer.compose({ userId: 1, week: "2026-11-09" }, job);
    expect(mail?.to).toEqual([{ name: "owner", address: "owner@example.com" }]);
    expect(mail?.text.split("\n")).toEqual(
      expect.arrayContaining([
        "Este es el resumen de la semana del 9 de noviembre de 2026 al 15 de noviembre de 2026.",
        "Contactos nuevos: 2 (semana anterior: 1)",
        "Tiempo mediano hasta la primera respuesta: 2 h 5 min (semana anterior: –)",
        "Visitas a páginas: 12 (semana anterior: 0)",
        "Llamadas, mensajes y visitas que empezaron en el sitio: 1 (semana anterior: 0)",
        "Con respuesta atrasada ahora: 1",
        "Programas de ayuda por revisar: 1",
        "/blog: 7",
        "Ver las cifras: https://umbral.example/admin/numbers?weeks=4",
      ]),
    );
    await db.update(users).set({ weeklyMail: false });
    expect(await composer.compose({ userId: 1, week: "2026-11-09" }, job)).toBeUndefined();
  });
});
