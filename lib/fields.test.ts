import { describe, expect, it } from "vitest";
import {
  amountOrNone,
  flag,
  isSitePath,
  optionalEmail,
  optionalId,
  optionalUrl,
  parseId,
  percentOrNone,
  requiredDay,
  requiredLine,
  requiredText,
} from "./fields.ts";
import { translations, wordList } from "./json-fields.ts";

const label = (en: string) => ({ en, es: en });

const message = (result: { success: boolean; error?: { issues: Array<{ message: string }> } }) => result.error?.issues[0]?.message;

describe("fields", () => {
  it("keep emoji, right-to-left and combining characters as they came", () => {
    const text = "👩‍👩‍👧 مرحبا e\u0301 ";
    expect(requiredText(label("Name"), 80).parse(text)).toBe(text);
  });

  it("name themselves in what they refuse", () => {
    expect(message(requiredText(label("First name"), 3).safeParse("abcd"))).toBe("First name may have at most 3 characters");
    expect(message(requiredText(label("First name"), 3).safeParse(null))).toBe("First name is required");
    expect(message(requiredText(label("First name"), 9).safeParse("a\0b"))).toBe("First name contains characters that cannot be stored");
    expect(message(requiredText(label("First name"), 9).safeParse("a\ud800b"))).toBe(
      "First name contains characters that cannot be stored",
    );
    expect(message(requiredLine(label("Name"), 80).safeParse("a\r\nBcc: b"))).toBe("Name must be on one line");
  });

  it.each([null, "", 0, "0"])("take %j for no id", (value) => {
    expect(optionalId("parentId").parse(value)).toBeNull();
  });

  it.each(["1.5", "1e3", "-1", "abc", "99999999999", 1.5, {}, []])("refuse the id %j", (value) => {
    expect(optionalId("parentId").safeParse(value).success).toBe(false);
  });

  it("read the text booleans of forms", () => {
    expect(["true", "false", true, ""].map((value) => flag("isActive").parse(value))).toEqual([true, false, true, false]);
    expect(flag("isActive").safeParse("maybe").success).toBe(false);
  });

  it("read amounts and percentages as people type them, and nothing as none", () => {
    const amount = amountOrNone(label("Limit"), 1, 100_000);
    expect(["$85,000", "85000", 1, "", " ", null].map((value) => amount.parse(value))).toEqual([85_000, 85_000, 1, null, null, null]);
    expect(message(amount.safeParse("a lot"))).toBe("Limit must be a whole number");
    for (const value of ["0", "-1", "100001", "1.5", 1.5, {}]) expect(amount.safeParse(value).success, String(value)).toBe(false);
    const percent = percentOrNone(label("Percent"));
    expect(["3.5", "6 %", 0.25, ""].map((value) => percent.parse(value))).toEqual([3.5, 6, 0.25, null]);
    for (const value of ["101", "-1", "x", "1.555"]) expect(percent.safeParse(value).success, value).toBe(false);
  });

  it("require a day that exists", () => {
    const day = requiredDay(label("Checked on"));
    expect(day.parse("2027-01-31")).toBe("2027-01-31");
    expect(message(day.safeParse(""))).toBe("Checked on is required");
    for (const value of ["2027-02-30", "soon", 5]) expect(day.safeParse(value).success, String(value)).toBe(false);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//host",
    "ftp://host",
    "http://",
    "https://a b",
    "https://user:pw@host.example/",
    "https://user@host.example",
  ])("refuse the address %s", (value) => {
    expect(optionalUrl("url").safeParse(value).success).toBe(false);
  });

  it("know a path of this site from another site", () => {
    expect(["/contact-us", "services/refinance_information", "/a?b=c#d"].every(isSitePath)).toBe(true);
    expect(["//host", "/\\host", "javascript:x", "../up", "/a b"].some(isSitePath)).toBe(false);
  });

  it("take translations as an object or as JSON text, and drop what is not translatable", () => {
    const field = translations({ title: requiredText("title", 5) });
    expect(field.parse('{"es":{"title":"Hola","price":"9"}}')).toEqual({ es: { title: "Hola" } });
    expect(field.parse("")).toEqual({ es: {} });
    expect(field.safeParse("{broken").success).toBe(false);
  });

  it("read a list of words as JSON or as a form's text", () => {
    const field = wordList(label("Languages"), ["es", "en"]);
    expect(field.parse(["es"])).toEqual(["es"]);
    expect(field.parse('["en","es"]')).toEqual(["en", "es"]);
    expect(field.parse("")).toEqual([]);
    expect(message(field.safeParse(["fr"]))).toBe("Languages may only have: es, en");
    expect(message(field.safeParse(["es", "es"]))).toBe("Languages may name each only once");
    expect(message(field.safeParse("es"))).toBe("Languages must be a list");
    expect(field.safeParse(Array(200_000).fill(1)).error?.issues.length).toBeLessThanOrEqual(100);
  });

  it.each(["1", "2147483647"])("read the path id %s", (text) => {
    expect(parseId(text)).toBe(Number(text));
  });

  it.each(["0", "01", "+1", "1 ", "1.0", "2147483648", "１", ""])("know no record by the path id %j", (text) => {
    expect(parseId(text)).toBeUndefined();
  });
});

describe("fields that are made to cost", () => {
  it("look no further at a text that is too long", () => {
    expect(message(optionalEmail(label("Email")).safeParse(`a@${".".repeat(2_000_000)} `))).toBe("Email may have at most 254 characters");
  });

  it("take no more names of confirmed translations than a record can have", () => {
    const names = translations({ title: requiredText("title", 9) });
    expect(names.parse({ confirmed: ["title", ...Array(200_000).fill("x")] })).toEqual({ es: {}, confirmed: ["title"] });
    const parseResult = names.safeParse({ confirmed: Array(200_000).fill(1) });
    expect(parseResult.error?.issues.length).toBeLessThanOrEqual(100);
  });

  it("read no translations from a text longer than all of them could be", () => {
    const text = JSON.stringify({ es: {}, confirmed: Array(300_000).fill("x") });
    expect(message(translations({}).safeParse(text))).toBe("Translations must be an object");
  });
});
