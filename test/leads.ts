import { formSecret, issueFormToken } from "#app/features/leads/messages/form-token.server.ts";
import { writeDefaultRules } from "#app/features/leads/routing/service.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testApp } from "./app.ts";

export const lead = {
  name: "Ana Peña 🏡",
  phone: "(801) 555-0100",
  email: "ana@example.com",
  service: "Contact Us",
  message: "Quiero comprar casa.\nمرحبا",
};

/** What lets an officer take leads. */
export const utahLicense = { licenses: [{ state: "UT" as const, number: "1", from: "", until: "" }] };

type Visitor = { email: string; headers: Record<string, string> };

/** The app with visitors who write to it, each from an address of their own: limits count per address and per sender. */
export function testLeads() {
  const app = testApp({ TRUST_PROXY: "1" });
  const { current, stranger } = app;
  let lastAddress = 0;

  function someone(cookie?: string): Visitor {
    lastAddress++;
    return {
      email: `visitor${lastAddress}@example.com`,
      headers: { "x-forwarded-for": `203.0.113.${lastAddress}`, "user-agent": "A browser", ...(cookie && { cookie }) },
    };
  }

  return {
    ...app,
    someone,
    send: (fields: object = {}, who: Visitor = someone()) =>
      stranger("POST", "/api/Common/SendEmail", { json: { ...lead, email: who.email, ...fields }, headers: who.headers }),
    /** The rules that every installation begins with. */
    addRules: () => writeDefaultRules(current.platform.db),
    storedMessages: () => current.platform.db.select().from(contactMessages),
    jobs: () => current.platform.db.select().from(mailJobs),
    /** The cookie of a form's page as it is after so many seconds. */
    formCookieAgedBy: async (seconds: number) =>
      `umbral.form=${issueFormToken(await formSecret(current.platform.db), Date.now() - seconds * 1000)}`,
  };
}
