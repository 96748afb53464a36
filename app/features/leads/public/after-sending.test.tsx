import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { afterSendingTexts } from "#app/features/leads/texts/after-sending.ts";
import { AfterSending } from "./after-sending.tsx";

const settings = {
  "text.contact.next": "Next",
  "text.contact.reading": "A loan officer reads it.",
  "text.contact.officerReading": "{name} reads it.",
  "text.contact.answer": "An answer {time}.",
  "text.contact.ready": "Papers.",
  "hours.weekdays": "Monday to Friday",
  "hours.saturday": "",
  "hours.sunday": "Sunday closed",
  "contact.phone": "(801) 555-0142",
};

test("says who answers, when, during which hours, and what to do without an answer", () => {
  const html = renderToStaticMarkup(<AfterSending settings={settings} replyTime="tomorrow" />);
  for (const words of ["A loan officer reads it.", "An answer tomorrow.", "Monday to Friday · Sunday closed"])
    expect(html).toContain(words);
  expect(html).toContain('href="tel:+18015550142"');
  expect(html).toContain('href="/verify-us"');
});

test("names the officer who answers and what they speak", () => {
  const officer = { firstName: "Ana", languages: "Spanish and English" };
  const html = renderToStaticMarkup(<AfterSending settings={settings} replyTime="tomorrow" officer={officer} />);
  expect(html).toContain("Ana reads it.");
  expect(html).toContain(afterSendingTexts.en.speaks("Ana", "Spanish and English"));
});

test("where visitors choose how we answer, no address or number of theirs is mentioned", () => {
  const html = renderToStaticMarkup(<AfterSending settings={settings} replyTime="tomorrow" byChosenWay />).replaceAll("&#x27;", "'");
  expect(html).toContain(afterSendingTexts.en.byChosenWay("tomorrow"));
  expect(html).not.toContain("An answer tomorrow.");
});

test("after sending, the way is one that the visitor chose", () => {
  const html = renderToStaticMarkup(<AfterSending settings={settings} replyTime="tomorrow" byChosenWay isSent />).replaceAll("&#x27;", "'");
  expect(html).toContain(afterSendingTexts.en.byWayChosen("tomorrow"));
  expect(html).not.toContain(afterSendingTexts.en.byChosenWay("tomorrow"));
});

test("only codes from text messages are called never asked for, because a question's code is", () => {
  expect(afterSendingTexts.en.safety).toContain("by text");
  expect(afterSendingTexts.es.safety).toContain("mensaje de texto");
});

test("in Spanish, days of the week have no capital letter within the sentence", () => {
  expect(afterSendingTexts.es.hours(["Lunes a viernes", "Sábado"])).toBe(
    "Respondemos en nuestro horario de atención: lunes a viernes · sábado",
  );
});
