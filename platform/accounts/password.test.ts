import { expect, it } from "vitest";
import { generateCode, generatePassword, hashPassword } from "./password.server.ts";
import { makeRecoveryCodes } from "./recovery-codes.server.ts";

it("generated passwords and recovery codes have no characters that can be confused", async () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  const { codes } = await makeRecoveryCodes();
  for (const text of [...passwords, ...codes]) expect(text).not.toMatch(/[0O1lI]/);
  expect(new Set([...passwords, ...codes]).size).toBe(210);
});

it("passwords and recovery codes are hashed at a cost that slows down an attack on stolen hashes", async () => {
  const hashes = [await hashPassword("a password"), ...(await makeRecoveryCodes()).hashes];
  for (const hash of hashes) expect(hash).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
});

it("a made-up code has the groups that were asked for", () => {
  expect(generateCode(3, 4)).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
});
