import { expect, test } from "vitest";
import { normalizeTelephone, telephoneLink, textMessageLink, whatsAppLink } from "./telephone.ts";

test.each([
  ["(801) 555-0142", "tel:+18015550142"],
  ["1 801 555 0142", "tel:+18015550142"],
  ["+52 55 1234 5678", "tel:+525512345678"],
])("%s is dialled as %s", (shown, link) => expect(telephoneLink(shown)).toBe(link));

test("a number is written to by text message and by WhatsApp", () => {
  expect(textMessageLink("(801) 555-0142")).toBe("sms:+18015550142");
  expect(whatsAppLink("(801) 555-0142")).toBe("https://wa.me/18015550142");
  expect(whatsAppLink("+52 55 1234 5678")).toBe("https://wa.me/525512345678");
});

test("a link may begin a text", () => {
  expect(whatsAppLink("(801) 555-0142", "Hola, ¿qué tal?")).toBe("https://wa.me/18015550142?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F");
  expect(textMessageLink("(801) 555-0142", "Hi & bye")).toBe("sms:+18015550142?body=Hi%20%26%20bye");
});

test.each([
  ["801-555-0142", "(801) 555-0142"],
  ["+1 (801) 555.0142", "(801) 555-0142"],
  ["1 801 555 0142", "(801) 555-0142"],
  ["８０１ ５５５ ０１４２", "(801) 555-0142"],
  ["801 555 0142 ext. 12", "(801) 555-0142"],
  ["Cel: 801/555/0142", "(801) 555-0142"],
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
