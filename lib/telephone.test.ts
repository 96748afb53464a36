import { expect, test } from "vitest";
import { telephoneLink, textMessageLink, whatsAppLink } from "./telephone.ts";

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
