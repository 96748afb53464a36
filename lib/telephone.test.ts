import { expect, test } from "vitest";
import { telephoneLink } from "./telephone.ts";

test.each([
  ["(801) 555-0142", "tel:+18015550142"],
  ["1 801 555 0142", "tel:+18015550142"],
  ["+52 55 1234 5678", "tel:+525512345678"],
])("%s is dialled as %s", (shown, link) => expect(telephoneLink(shown)).toBe(link));
