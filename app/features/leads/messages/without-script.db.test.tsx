import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactForm, type ContactFormOutcome } from "#app/features/leads/public/contact-form.tsx";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { testApp } from "#test/app.ts";
import { answerContactForm } from "./form-action.server.ts";

const { current } = testApp();

const formData = { consent: { text: "I agree", version: "v1" }, states: [], sent: { title: "Sent", text: "Soon" } };

/** What a browser without scripts would send of the page in the response, after a visitor filled in some fields. */
function fillIn(outcome: ContactFormOutcome | undefined, typed: Record<string, string>): URLSearchParams {
  const html = renderToString(<ContactForm form={formData} outcome={outcome} />);
  const fields = new URLSearchParams();
  for (const [, attributes = "", content] of html.matchAll(/<(?:input|textarea)([^>]*?)(?:\/>|>(?:([^<]*)<\/textarea>)?)/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    fields.set(attribute("name") ?? "", content ?? attribute("value") ?? "");
  }
  for (const [name, value] of Object.entries(typed)) {
    expect([...fields.keys()]).toContain(name);
    fields.set(name, value);
  }
  return fields;
}

async function send(fields: URLSearchParams): Promise<ContactFormOutcome> {
  const request = new Request("http://localhost/contact-us", { method: "POST", body: fields });
  const visitor = { requestId: "1", clientAddress: "203.0.113.9", staff: undefined, language: "en" as const, callOwnApi: fetch };
  const context: PersonalContext = { ...current.platform, ...visitor };
  return (await answerContactForm(request, context, null)).data;
}

it("what is filled in after a refusal is taken with all that was typed before, field by field", async () => {
  const typed = { email: "nobody", phone: "(801) 555-0100", message: "Two lines,\nand a name that is missing." };
  const first = await send(fillIn(undefined, typed));
  expect(first).toMatchObject({ sent: false, fields: [{ field: "name" }], values: typed });
  const second = await send(fillIn(first, { name: "Ana Peña" }));
  expect(second).toMatchObject({ sent: false, fields: [{ field: "email" }], values: { ...typed, name: "Ana Peña" } });
  expect(await send(fillIn(second, { email: "ana@example.com" }))).toMatchObject({ sent: true });
  const storedMessage = { ...typed, name: "Ana Peña", email: "ana@example.com" };
  expect(await current.platform.db.select().from(contactMessages)).toMatchObject([storedMessage]);
});
