import { describe, expect, it } from "vitest";
import { type Circumstances, findSpamSigns } from "./spam.ts";

const ours: Circumstances = { honeypot: "", token: { kind: "ours", ageMs: 40_000 } };
const call: Circumstances = { honeypot: "", token: { kind: "none" } };
const lead = { name: "Ana Peña", email: "ana@example.com", phone: "(801) 555-0100", message: "I would like to buy a home in West Valley." };

describe("a message is let through", () => {
  it.each([
    ["from our form", lead, ours],
    ["from a plain call", lead, call],
    ["in Spanish", { ...lead, message: "¿Puedo comprar con ITIN? Gano por mi cuenta desde 2021." }, ours],
    ["with one link, such as a listing", { ...lead, message: "What do you think of https://example.com/listing/1 ?" }, ours],
    ["from a plain call with one link", { ...lead, message: "See https://example.com/listing/1" }, call],
    ["with emoji and a foreign name", { ...lead, name: "Олена", message: "Hello 🏡 we want to refinance" }, ours],
    ["from a form left open overnight", lead, { honeypot: "", token: { kind: "ours", ageMs: 26 * 3600_000 } } as Circumstances],
    ["without a usable phone number", { ...lead, phone: "none" }, ours],
  ])("%s", (_name, values, circumstances) => {
    expect(findSpamSigns(values, circumstances)).toBe("");
  });
});

describe("a message is held", () => {
  it.each([
    ["when the hidden field was filled in", lead, { ...ours, honeypot: "x" }, /hidden field/],
    ["with link markup", { ...lead, message: "[url=https://a.example]cheap[/url]" }, ours, /link markup/],
    ["with many links", { ...lead, message: "https://a.example https://b.example http://c.example" }, call, /3 links/],
    ["that sells", { ...lead, message: "We offer SEO and quality backlinks for your site" }, ours, /advertising/],
    ["that sells in Spanish", { ...lead, message: "Posicionamiento web y tráfico web para su empresa" }, ours, /advertising/],
    ["with a link for a name", { ...lead, name: "http://a.example" }, ours, /in place of a name/],
    ["sent at once with a link", { ...lead, message: "www.a.example" }, { honeypot: "", token: { kind: "ours", ageMs: 500 } }, /faster/],
    ["with a used token and a link", { ...lead, message: "www.a.example" }, { honeypot: "", token: { kind: "reused" } }, /was sent before/],
    ["in a far script from a plain call", { ...lead, message: "Продвижение сайтов недорого и быстро" }, call, /script/],
  ] as const)("%s", (_name, values, circumstances, reason) => {
    expect(findSpamSigns(values, circumstances)).toMatch(reason);
  });
});
