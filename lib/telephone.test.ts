import { expect, test } from "vitest";
import { internationalNumber, normalizeTelephone, shownTelephone, telephoneLink, textMessageLink, whatsAppLink } from "./telephone.ts";

test.each([
  ["(801) 555-0142", "+18015550142"],
  ["801.555.0142", "+18015550142"],
  ["801 555 0142", "+18015550142"],
  ["8015550142", "+18015550142"],
  ["1 801 555 0142", "+18015550142"],
  ["1-801-555-0142", "+18015550142"],
  ["+1 (801) 555-0142", "+18015550142"],
  ["801\u00a0555\u20110142", "+18015550142"],
  ["(801) 555-0142 ext. 7", "+18015550142"],
  ["+52 55 1234 5678", "+525512345678"],
  ["52 1 55 1234 5678", "+5215512345678"],
  ["011 52 55 1234 5678", "+525512345678"],
  ["00503 7123 4567", "+50371234567"],
  ["wa.me/18015550142", "+18015550142"],
  ["https://wa.me/18015550142?text=Hola", "+18015550142"],
  ["https://api.whatsapp.com/send?phone=525512345678&text=Hola", "+525512345678"],
  ["wa.me/52 (55) 1234\u20115678", "+525512345678"],
])("%s is the number %s", (typed, number) => expect(internationalNumber(typed)).toBe(number));

test.each([
  "",
  "555-0142",
  "call us",
  "hello@example.com",
  "801-LOANS-4U",
  "+1 801",
  "12345678901234567",
  "801 + 555 0142",
  "https://example.com/8015550142",
  "wa.me/18015550x142",
])("%j is no number", (typed) => expect(internationalNumber(typed)).toBeUndefined());

test("a number can be called, texted and written to by WhatsApp, with a text that is ready to send", () => {
  expect(telephoneLink("(801) 555-0142")).toBe("tel:+18015550142");
  expect(textMessageLink("(801) 555-0142")).toBe("sms:+18015550142");
  expect(textMessageLink("(801) 555-0142", "Hola, ¿sí?")).toBe("sms:+18015550142?body=Hola%2C%20%C2%BFs%C3%AD%3F");
  expect(whatsAppLink("(801) 555-0142")).toBe("https://wa.me/18015550142");
  expect(whatsAppLink("wa.me/525512345678", "A & B")).toBe("https://wa.me/525512345678?text=A%20%26%20B");
});

test("a number that was pasted as a link is shown as a number", () => {
  expect(shownTelephone("https://wa.me/18015550142")).toBe("+18015550142");
  expect(shownTelephone("(801) 555-0142")).toBe("(801) 555-0142");
});

test.each([
  ["801-LOANS-4U", "tel:+18015626748"],
  ["1-800-UMBRAL-HOME", "tel:+18008627254"],
  ["(801) 555-HOME (4663)", "tel:+18015554663"],
  ["(801) 555-0142 or (801) 555-0199", "tel:+18015550142"],
  ["801-555-0142 / 801-555-0199", "tel:+18015550142"],
  ["Office 801 555 0142", "tel:+18015550142"],
  ["+52 55 1234 5678 (Ana)", "tel:+525512345678"],
  ["555-0142 (Ana)", "tel:5550142"],
])("%s, stored without a check, can still be called", (stored, link) => expect(telephoneLink(stored)).toBe(link));

test.each([
  ["801-555-0142", "(801) 555-0142"],
  ["+1 (801) 555.0142", "(801) 555-0142"],
  ["1 801 555 0142", "(801) 555-0142"],
  ["８０１ ５５５ ０１４２", "(801) 555-0142"],
  ["801 555 0142 ext. 12", "(801) 555-0142"],
  ["Cel: 801/555/0142", "(801) 555-0142"],
  ["Teléfono: 801 555 0142", "(801) 555-0142"],
  ["tel:+18015550142", "(801) 555-0142"],
  ["https://wa.me/18015550142", "(801) 555-0142"],
  ["+52 55 1234 5678", "+525512345678"],
  ["011 52 55 1234 5678", "+525512345678"],
  ["0052 55 1234 5678", "+525512345678"],
  ["52 1 55 1234 5678", "+5215512345678"],
  ["+503 7123 4567", "+50371234567"],
  ["555-0142", undefined],
  ["", undefined],
  ["call me", undefined],
  ["801 555 0142 or 801 555 0199", undefined],
  ["+1 801 555", undefined],
  ["<b>8015550142</b>", undefined],
])("%s is normalized to %s", (typed, number) => expect(normalizeTelephone(typed)).toBe(number));
