import { expect, it } from "vitest";
import { generateCode, generatePassword } from "./password.server.ts";
import { makeRecoveryCodes } from "./recovery-codes.server.ts";

it("made-up passwords and recovery codes have no characters that look alike", async () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  const { codes } = await makeRecoveryCodes();
  for (const text of [...passwords, ...codes]) expect(text).not.toMatch(/[0O1lI]/);
  expect(new Set([...passwords, ...codes]).size).toBe(210);
});

it("a made-up code has the groups that were asked for", () => {
  expect(generateCode(3, 4)).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
});
