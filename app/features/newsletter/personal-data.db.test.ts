import { expect, it } from "vitest";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testApp } from "#test/app.ts";
import { confirmationMail } from "./mails/mail-kinds.server.ts";
import { subscriberSubject } from "./noun.ts";
import { subscribers } from "./tables/newsletter.server.ts";

const { current, signIn } = testApp();
const ana = { email: "Ana@Example.com", phone: "" };

async function subscribe() {
  const { db } = current.platform;
  await db.insert(subscribers).values([
    { email: "ana@example.com", state: "unsubscribed", consentAddress: "203.0.113.7" },
    { email: "juana@example.com", state: "subscribed" },
  ]);
  for (const newsletterSubscriberId of [1, 2])
    await queueMail(
      db,
      confirmationMail,
      { newsletterSubscriberId },
      { domain: "example.com", subject: subscriberSubject(newsletterSubscriberId) },
    );
}

it("a subscription is found with its person, in any state, and handed over without its secrets", async () => {
  await subscribe();
  const owner = await signIn();
  const { holdings } = (await owner("POST", "/api/personaldata/find", { json: ana })).body;
  const place = { reference: "newslettersubscriber:1", title: "ana@example.com", excerpt: "Newsletter: unsubscribed" };
  expect(holdings).toMatchObject({ counts: { subscriptions: 1, mailJobs: 1 } });
  expect(holdings).toHaveProperty(
    "own",
    expect.arrayContaining([
      expect.objectContaining({ title: "Newsletter", summary: "1 newsletter subscription", places: [expect.objectContaining(place)] }),
    ]),
  );
  const { personalData } = (await owner("POST", "/api/personaldata/export", { json: ana })).body;
  expect(personalData).toMatchObject({ subscriptions: [{ email: "ana@example.com", state: "unsubscribed" }], newsletters: [] });
  expect(JSON.stringify(personalData)).not.toMatch(/searchText|confirmTokenHashes/);
});

it("a subscription is erased with its mails, and others stay", async () => {
  await subscribe();
  const owner = await signIn();
  const json = { ...ana, reason: "personAsked", confirmation: ana.email };
  expect((await owner("POST", "/api/personaldata/erase", { json })).body.counts).toMatchObject({ subscriptions: 1, mailJobs: 1 });
  const { db } = current.platform;
  expect(await db.select().from(subscribers)).toMatchObject([{ email: "juana@example.com" }]);
  expect(await db.select().from(mailJobs)).toMatchObject([{ subject: subscriberSubject(2) }]);
});

it("a subscriber whose address was read counts as one affected customer with the sender of a message from it", async () => {
  const { db } = current.platform;
  await subscribe();
  await db.insert(contactMessages).values({ name: "Ana", email: "ANA@example.com", phone: "1", service: "Contact Us", message: "Hello" });
  const owner = await signIn();
  await owner("GET", "/api/contactmessage");
  await owner("GET", "/api/newslettersubscriber?state=all");
  expect((await owner("GET", "/api/incident")).body).toMatchObject({ customers: 2 });
  const { csv } = (await owner("POST", "/api/incident/customers/export", { json: {} })).body;
  expect(csv).toContain("Message ids,Newsletter subscriber ids");
  expect(csv).toContain("Ana,ANA@example.com,1,1,1");
  const { readListVm } = (await owner("GET", "/api/incident/reads")).body;
  expect(readListVm).toEqual(expect.arrayContaining([expect.objectContaining({ sentence: "Listed newsletter subscribers" })]));
});
