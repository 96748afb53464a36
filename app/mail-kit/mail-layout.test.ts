import { expect, it } from "vitest";
import { button, heading, type LayoutTexts, layout, lines, link, paragraph } from "./mail-layout.server.ts";

const hostile = `<b onclick="x">'&amp;`;
const escapedText = "&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;amp;";
const texts: LayoutTexts = {
  "company.name": hostile,
  "company.nmls": hostile,
  "legal.equalHousing": hostile,
  "address.street": hostile,
  "address.city": hostile,
  "address.state": hostile,
  "address.zip": hostile,
};

it("values are escaped everywhere in a mail, also in attributes", () => {
  for (const part of [heading(hostile), paragraph(hostile), link(hostile, hostile), button(hostile, hostile)]) {
    expect(String(part)).toContain(escapedText);
    expect(String(part)).not.toContain(hostile);
  }
  const body = paragraph(hostile);
  const mail = layout({ language: "en", texts, title: hostile, preheader: hostile, body, footnote: hostile });
  expect(mail).not.toContain(hostile);
  expect(mail).not.toContain("[object");
  expect(mail).toContain(`<title>${escapedText}</title>`);
  expect(mail).toContain(String(body));
});

it("a visitor's lines stay lines, and nothing else of them is markup", () => {
  expect(String(paragraph(lines("one\n<br>two")))).toContain(">one<br>&lt;br&gt;two</p>");
});
