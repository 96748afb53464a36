import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isFull } from "#e2e/scope.ts";
import { findPasswordWeakness } from "./password-strength.server.ts";

const ana = { email: "ana.quintanilla@example.com", userName: "Ana", firstName: "Ana María", lastName: "Quintanilla" };

describe("a new password", () => {
  it.each([
    "password1234",
    "P@ssw0rd2026",
    "            ",
    "umbralhomeloans",
    "UmbralHomeLoans2026!",
    "umbral-utah-2026",
    "anaquintanilla",
    "Quintanilla1985",
    "AnaMaría123456",
    "qwertyuiop12",
    "1qaz2wsx3edc",
    "abcabcabcabc",
    "x".repeat(64),
    "contraseña12",
    "iloveyouiloveyou",
    "short one",
    "another password",
    "20262026202620",
  ])("is refused when it is %s", async (password) => {
    expect((await findPasswordWeakness(password, ana))?.en).toMatch(/^(must|is) /);
  });

  it.each([
    "a password for tests",
    "correct horse battery staple",
    "el caballo come manzanas azules",
    "Vq3-x8mQzTt0",
    "kzpwmqtgbdfr",
    "كلمة مرور طويلة جدا",
    "🏡🔑🌵🏔️🎸🐙🧭🍋🪁🦉🛶🎲",
    "ana quintanilla rides eleven purple llamas",
    "pass phrase of many words ".repeat(10).slice(0, 256),
    "contraseña del señor que canta",
  ])("is taken when it is %s", async (password) => {
    expect(await findPasswordWeakness(password, ana)).toBeUndefined();
  });

  it.each(["transformers", "Philadelphia", "JustinBieber", "102030405060", "whosyourdaddy", "sonyericsson2026"])(
    "is refused when breaches are full of it, as of %s",
    async (password) => {
      expect((await findPasswordWeakness(password, ana))?.en).toMatch(/^is too easy to guess/);
    },
  );

  it("is refused when it is one of the 5,000 long ones of the list", async () => {
    const list = gunzipSync(readFileSync(join(import.meta.dirname, "common-passwords.txt.gz")))
      .toString()
      .split("\n");
    const longWords = list.filter((word) => word.length >= 12);
    expect(longWords.length).toBeGreaterThanOrEqual(5000);
    const spread = longWords.filter((_, index) => index % (isFull ? 25 : 200) === 0);
    for (const password of spread) expect((await findPasswordWeakness(password, ana))?.en, password).toMatch(/^is too easy to guess/);
  });

  it("says what to do", async () => {
    const tooShort = { en: "must have at least 12 characters", es: expect.stringContaining("12 caracteres") };
    expect(await findPasswordWeakness("short", ana)).toEqual(tooShort);
    expect((await findPasswordWeakness("password1234", ana))?.en).toMatch(/use four or more unrelated words/);
  });

  it("made up for someone is never refused", async () => {
    const { generatePassword } = await import("./password.server.ts");
    for (let index = 0; index < (isFull ? 200 : 25); index++) expect(await findPasswordWeakness(generatePassword(), ana)).toBeUndefined();
  });
});
