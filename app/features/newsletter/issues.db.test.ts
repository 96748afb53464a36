import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { recordOptOut } from "#app/features/leads/opt-outs/service.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { smtpTransport } from "#platform/mail/transport.server.ts";
import { startOutbox } from "#platform/mail/worker.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { startMailServer } from "#test/mail-server.ts";
import { composeIssue, issueMailComposers } from "./mails/issue-mails.server.ts";
import { purgeDeliveries } from "./retention.server.ts";
import { runNewsletter } from "./run.server.ts";
import { deliveries, newsletterIssues, sendings, subscribers } from "./tables/newsletter.server.ts";
import { readUnsubscribeToken, unsubscribe } from "./unsubscription.server.ts";

const { current, signIn } = testApp({ PUBLIC_URL: "https://umbral.example", MAIL_FROM: "news@umbral.example" });
let server: Awaited<ReturnType<typeof startMailServer>>;
let outbox: ReturnType<typeof startOutbox> | undefined;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.arrived.length = 0;
  server.current.behaviour = "accept";
});
afterEach(async () => {
  await outbox?.stop();
  outbox = undefined;
});

const quick = { transient: () => 5, refusal: () => 5, composition: () => 5 };
function work() {
  const { platform } = current;
  outbox = startOutbox({
    ...platform,
    transport: smtpTransport(server.url),
    composers: issueMailComposers(platform),
    alone: true,
    delays: quick,
  });
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 25_000, interval: 10 });
const set = (context: string, value: string) => current.platform.db.insert(webResources).values({ context, value });
const run = (now?: Date) => runNewsletter(current.platform, now, 1);
const readDeliveries = () => current.platform.db.select().from(deliveries).orderBy(deliveries.newsletterSubscriberId);
const subscribe = (...emails: string[]) =>
  current.platform.db.insert(subscribers).values(
    emails.map((email) => ({
      email,
      state: "subscribed" as const,
      language: email.startsWith("es") ? ("es" as const) : ("en" as const),
    })),
  );

const texts = {
  subject: "Rates and keys",
  body: '<p>Read <a href="/blog/keys">this</a></p><script>x</script>',
  translations: { es: { subject: "Tasas y llaves", body: '<p>Lea <a href="/blog/keys">esto</a></p>' } },
};

async function write(staff: Caller, values: object = texts): Promise<number> {
  const { status, body } = await staff("POST", "/api/newsletterissue", { json: values });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.newsletterIssueDto as { newsletterIssueId: number }).newsletterIssueId;
}

const send = (staff: Caller, id: number, json: object = {}) => staff("PUT", `/api/newsletterissue/${id}/sending`, { json });
const sendingOf = async (staff: Caller, id: number) =>
  ((await staff("GET", `/api/newsletterissue/${id}`)).body.newsletterIssueDto as { sending: Record<string, unknown> }).sending;

describe("an issue", () => {
  it("reaches every subscriber once, in their language, with a way out of it that mail providers know", async () => {
    const editor = await signIn("editor");
    await subscribe("en@example.com", "es@example.com", "left@example.com", "never@example.com");
    const person = { email: "Never@example.com", phone: "" };
    await recordOptOut(current.platform.db, "email", person, { source: "staff", userId: null });
    await current.platform.db
      .insert(subscribers)
      .values([{ email: "pending@example.com" }, { email: "gone@example.com", state: "bounced" }]);
    const id = await write(editor);
    expect((await editor("GET", `/api/newsletterissue/${id}`)).body.newsletterIssueDto).toMatchObject({ readers: { en: 3, es: 1 } });
    expect((await send(editor, id)).body.newsletterIssueDto).toMatchObject({ sending: { state: "sending", recipients: 4, waiting: 4 } });
    await unsubscribe(current.platform.db, 3);
    work();
    await eventually(async () =>
      expect((await readDeliveries()).map(({ state }) => state)).toEqual(["sent", "sent", "skipped", "skipped"]),
    );
    await run();
    expect(await sendingOf(editor, id)).toMatchObject({ state: "sent", sent: 2, failed: 0, skipped: 2, waiting: 0 });
    const mails = new Map(server.arrived.map((mail) => [mail.recipients.join(), mail.parsed]));
    expect([...mails.keys()].sort()).toEqual(["en@example.com", "es@example.com"]);
    const spanish = mails.get("es@example.com");
    expect(spanish).toMatchObject({ subject: "Tasas y llaves", from: { address: "news@umbral.example" } });
    expect(spanish?.html).toContain('href="https://umbral.example/es/blog/keys"');
    expect(spanish?.html).not.toContain("<script");
    expect(spanish?.text).toMatch(/NMLS# 0000000[\s\S]*1000 Sample Street, Suite 100, Taylorsville, UT 84129/);
    for (const part of [spanish?.text, spanish?.html])
      expect(part).toMatch(/no es un compromiso de préstamo[\s\S]*documentos del préstamo están en inglés/i);
    // The logo is a part of the mail, so that it shows where nothing is loaded from the web.
    expect(spanish?.html).toMatch(/<img src="cid:/);
    expect(spanish?.attachments).toMatchObject([{ mimeType: "image/png", related: true }]);
    const header = (key: string) => spanish?.headers.find((each) => each.key === key)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const token = /^<https:\/\/umbral\.example\/es\/newsletter\/unsubscribe\?token=(\S+)>$/.exec(header("list-unsubscribe"))?.[1] ?? "";
    expect(await readUnsubscribeToken(current.platform.db, token)).toBe(2);
    expect(await current.platform.db.$count(mailJobs)).toBe(0);
    expect((await send(editor, id)).status).toBe(409);
    expect((await editor("PUT", "/api/newsletterissue", { json: { newsletterIssueId: id, subject: "Else" } })).status).toBe(409);
    expect(await current.platform.db.$count(auditEvents, eq(auditEvents.action, "newsletter.send"))).toBe(1);
  });

  it("sends at most the configured number per minute, on any number of nodes, and none twice", async () => {
    const editor = await signIn("editor");
    await set("newsletter.perMinute", "2");
    await subscribe("a@example.com", "b@example.com", "c@example.com", "d@example.com", "e@example.com");
    const id = await write(editor);
    await send(editor, id, { sendAt: minutes(1).toISOString() });
    expect(await readDeliveries()).toEqual([]);
    const due = minutes(2);
    await Promise.all([run(due), run(due), run(due)]);
    expect((await readDeliveries()).map(({ newsletterSubscriberId }) => newsletterSubscriberId)).toEqual([1, 2]);
    // A mail server that is away gets no longer queue either.
    await run(minutes(4));
    expect(await readDeliveries()).toHaveLength(2);
    await current.platform.db.delete(mailJobs);
    await Promise.all([run(minutes(4)), run(minutes(4))]);
    await current.platform.db.delete(mailJobs);
    await run(minutes(6));
    expect((await readDeliveries()).map(({ newsletterSubscriberId }) => newsletterSubscriberId)).toEqual([1, 2, 3, 4, 5]);
    expect(await current.platform.db.select().from(mailJobs)).toMatchObject([
      { isBulk: true, payload: { newsletterIssueId: id, newsletterSubscriberId: 5 } },
    ]);
  });

  it("goes to no address again that the mail server does not know, and can be tried again for the others", async () => {
    const editor = await signIn("editor");
    await subscribe("a@example.com");
    const id = await write(editor);
    server.current.behaviour = "refuse-for-good";
    work();
    await send(editor, id);
    await eventually(async () =>
      expect(await readDeliveries()).toMatchObject([{ state: "failed", reason: expect.stringContaining("refused") }]),
    );
    await run();
    expect(await sendingOf(editor, id)).toMatchObject({ state: "sent", failed: 1 });
    const { db } = current.platform;
    expect(await db.select().from(subscribers)).toMatchObject([{ state: "bounced", bounceCount: 1, lastBounceAt: expect.any(Date) }]);
    await db.update(subscribers).set({ state: "subscribed" });
    server.current.behaviour = "accept";
    expect((await editor("POST", `/api/newsletterissue/${id}/retry`)).status).toBe(200);
    await run(minutes(2));
    await eventually(async () => expect(await readDeliveries()).toMatchObject([{ state: "sent" }]));
  });

  it("is paused where nearly every mail is refused", async () => {
    const editor = await signIn("editor");
    await subscribe(...Array.from({ length: 30 }, (_, index) => `a${index}@example.com`));
    await set("newsletter.perMinute", "26");
    const id = await write(editor);
    await send(editor, id);
    await run();
    await current.platform.db.update(deliveries).set({ state: "failed" });
    await current.platform.db.delete(mailJobs);
    await run(minutes(2));
    expect(await sendingOf(editor, id)).toMatchObject({ state: "paused", failed: 26 });
  });

  it("is stopped before it begins or on its way", async () => {
    const editor = await signIn("editor");
    await subscribe("a@example.com");
    const id = await write(editor);
    await send(editor, id, { sendAt: minutes(60).toISOString() });
    expect((await editor("DELETE", `/api/newsletterissue/${id}`)).status).toBe(409);
    expect((await editor("DELETE", `/api/newsletterissue/${id}/sending`)).status).toBe(200);
    expect(await sendingOf(editor, id)).toBeNull();
    await send(editor, id);
    await editor("DELETE", `/api/newsletterissue/${id}/sending`);
    work();
    await eventually(async () => expect(await readDeliveries()).toMatchObject([{ state: "skipped" }]));
    await run();
    expect(await sendingOf(editor, id)).toMatchObject({ state: "cancelled", finishedAt: expect.any(String) });
    expect(server.arrived).toEqual([]);
    expect((await editor("DELETE", `/api/newsletterissue/${id}`)).status).toBe(200);
  });

  it("is looked at before it goes: as a page, and as a mail to oneself in both languages", async () => {
    const editor = await signIn("editor");
    const id = await write(editor);
    const { body, headers } = await editor("GET", `/api/newsletterissue/${id}/preview?lang=es`);
    expect(body.text).toContain("Tasas y llaves");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    work();
    expect((await editor("POST", `/api/newsletterissue/${id}/trial`)).status).toBe(200);
    await eventually(() => expect(server.arrived).toHaveLength(2));
    expect(server.arrived.map(({ parsed }) => parsed.subject).sort()).toEqual(["Prueba: Tasas y llaves", "Test: Rates and keys"]);
    expect(server.arrived[0]?.recipients).toEqual(["editor@example.com"]);
  });

  it("requires a subject on one line, a text, and the permission to send it", async () => {
    const [editor, reviewer] = [await signIn("editor"), await signIn("reviewer")];
    const refusal = await editor("POST", "/api/newsletterissue", { json: { subject: "a\nBcc: x@y.zz" } });
    expect([refusal.status, refusal.body.validationErrors]).toEqual([
      400,
      [{ field: "subject", message: expect.stringMatching(/^Subject /) }],
    ]);
    const id = await write(editor, { subject: "Empty" });
    expect((await send(editor, id)).body.validationErrors).toMatchObject([{ field: "body" }]);
    expect((await reviewer("GET", "/api/newsletterissue")).status).toBe(403);
  });

  it("forgets who got an issue ninety days after it, and not how many", async () => {
    const editor = await signIn("editor");
    await subscribe("a@example.com");
    const id = await write(editor);
    await send(editor, id);
    work();
    await eventually(async () => expect(await readDeliveries()).toMatchObject([{ state: "sent" }]));
    await run();
    await purgeDeliveries(current.platform.db, minutes(89 * 1440));
    expect(await readDeliveries()).toHaveLength(1);
    await purgeDeliveries(current.platform.db, minutes(91 * 1440));
    expect(await readDeliveries()).toEqual([]);
    expect(await sendingOf(editor, id)).toMatchObject({ sent: 1 });
  });
});

describe("a new post", () => {
  const addPost = (slug: string, values: Partial<typeof blogPosts.$inferInsert> = {}) =>
    current.platform.db.insert(blogPosts).values({
      slug,
      title: `About ${slug}`,
      summary: "Short & true",
      publishedAt: new Date(0),
      translations: { es: { title: `Sobre ${slug}`, summary: "Corto" } },
      ...values,
    });
  const written = () => current.platform.db.select().from(newsletterIssues).orderBy(newsletterIssues.newsletterIssueId);

  it("is sent where the setting says so, once, from when it is public; what was there before is not", async () => {
    await addPost("old");
    await run();
    await addPost("while-off");
    await run();
    await set("newsletter.sendNewPosts", "on");
    await addPost("later", { publishedAt: minutes(60) });
    await addPost("draft", { status: "draft" });
    await addPost("new");
    await Promise.all([run(), run()]);
    expect(await written()).toMatchObject([
      {
        subject: "About new",
        body: '<p>Short &amp; true</p><p><a href="/blog/new">Read the article</a></p>',
        translations: { es: { subject: "Sobre new", body: '<p>Corto</p><p><a href="/blog/new">Leer el artículo</a></p>' } },
      },
    ]);
    await current.platform.db
      .update(blogPosts)
      .set({ publishedAt: new Date(0) })
      .where(eq(blogPosts.slug, "later"));
    await run();
    await run();
    expect((await written()).map(({ subject }) => subject)).toEqual(["About new", "About later"]);
  });

  it("waits ten minutes, and is not sent if it was taken back by then", async () => {
    await run();
    await set("newsletter.sendNewPosts", "on");
    await subscribe("a@example.com");
    await addPost("kept");
    await addPost("mistake");
    await run();
    await run(minutes(9));
    const states = async () =>
      (await current.platform.db.select().from(sendings).orderBy(sendings.newsletterIssueId)).map(({ state }) => state);
    expect(await states()).toEqual(["scheduled", "scheduled"]);
    await current.platform.db
      .update(blogPosts)
      .set({ status: "draft" })
      .where(and(eq(blogPosts.slug, "mistake")));
    await run(minutes(11));
    expect((await states()).sort()).toEqual(["cancelled", "sending"]);
    expect(await readDeliveries()).toHaveLength(1);
  });
});

it("a picture that is narrower than the text keeps its own width", async () => {
  const name = "0123456789abcdef01234567.webp";
  await current.platform.db.insert(images).values({ name, width: 180, height: 90 });
  const issue = { subject: "News", body: `<p><img src="/resources/${name}" alt="Logo"></p>`, translations: {} };
  const reader = { address: "ana@example.com", name: "Ana", language: "en" as const, unsubscribeUrl: "https://umbral.example/leave" };
  expect((await composeIssue(current.platform, issue, reader)).html).toMatch(/<img[^>]* alt="Logo" width="180">/);
});
