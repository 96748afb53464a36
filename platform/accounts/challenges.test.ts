import { expect, it } from "vitest";
import { challengeLifetime, isOwnChallenge, signChallenge } from "./challenges.server.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const after = (ms: number) => new Date(now.getTime() + ms);

it("a challenge is valid until it expires, for the holder of its secret", () => {
  const challenge = signChallenge("secret", now).toString("base64url");
  expect(isOwnChallenge(challenge, "secret", after(challengeLifetime - 1))).toBe(true);
  expect(isOwnChallenge(challenge, "secret", after(challengeLifetime))).toBe(false);
  expect(isOwnChallenge(challenge, "another secret", now)).toBe(false);
});

it("a challenge that was changed or made up is refused", () => {
  const bytes = signChallenge("secret", now);
  bytes[0] = 0xff;
  for (const challenge of [bytes.toString("base64url"), "", "AAAA", "A".repeat(75)])
    expect(isOwnChallenge(challenge, "secret", now)).toBe(false);
});

it("no two challenges are the same", () => {
  expect(signChallenge("secret", now)).not.toEqual(signChallenge("secret", now));
});
