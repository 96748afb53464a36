import { describe, expect, it } from "vitest";
import { isMentioned, isSamePerson, mentionPattern, withoutMentions } from "./person.ts";

const ana = { email: " Ana@Example.com ", phone: "+1 (801) 555-0100" };
const pattern = mentionPattern(ana);

describe("a person", () => {
  it.each([
    { email: "ANA@EXAMPLE.COM" },
    { phone: "801.555.0100" },
    { phone: "18015550100" },
    { phone: "(801) 555-0100 ext. 12" },
    { email: "someone@example.com", phone: "8015550100" },
  ])("is known by %o", (given) => expect(isSamePerson(ana, given)).toBe(true));

  it.each([{ email: "juana@example.com" }, { phone: "801 555 0101" }, { phone: "+52 801 555 0100" }, { email: "", phone: "" }, {}])(
    "does not match someone who gave %o",
    (given) => expect(isSamePerson(ana, given)).toBe(false),
  );

  it("without a phone number does not match others without one", () => {
    expect(isSamePerson({ email: "a@b.co", phone: "" }, { email: "x@y.zz", phone: "" })).toBe(false);
  });
});

describe("a mention", () => {
  it.each([
    "Write to ana@example.com.",
    "<a href='mailto:ANA@example.com'>",
    "call 801-555-0100, please",
    "+1 801 555 0100",
    "tel:+18015550100",
    "(801)555.0100",
    "\u202a(801)\u00a0555\u20110100\u202c",
    "801 \u2013 555 \u2013 0100",
    "801\u2212555\u22120100",
    "801\t555\n0100",
    "<p>801&nbsp;555&nbsp;0100</p>",
    "801\u00b7555\u00b70100",
  ])("is found in %s", (text) => expect(isMentioned(pattern, { notes: [text] })).toBe(true));

  it.each([
    "juana@example.com",
    "x.ana@example.com",
    "ana@example.com.mx",
    "ana@example.community",
    "28015550100",
    "80155501001",
    "+52 801 555 0100",
    "2026-11-15T08:01:55",
  ])("is not found in %s", (text) => expect(isMentioned(pattern, text)).toBe(false));

  it("is taken out of texts at any depth, and nothing else is touched", () => {
    const at = new Date(0);
    const state = { id: 8015550100, at, none: null, list: ["ana@example.com", { es: "Llame al 801 555 0100 ya" }], name: "Juana" };
    expect(withoutMentions(pattern, state)).toEqual({ ...state, list: ["[erased]", { es: "Llame al [erased] ya" }] });
  });

  it("is found whatever characters an address has", () => {
    const odd = { email: "a+b.c*(d)|[e]$^{f}?/ñ@exámple.com", phone: "" };
    expect(isMentioned(mentionPattern(odd), `to A+B.C*(D)|[E]$^{F}?/Ñ@EXÁMPLE.COM now`)).toBe(true);
  });
});
