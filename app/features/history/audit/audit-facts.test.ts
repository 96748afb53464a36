import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeLanguageFrom } from "#lib/localize.ts";
import { describeFacts, describeSubject } from "./audit-facts.ts";

let restoreLanguage: () => void;
beforeEach(() => {
  restoreLanguage = takeLanguageFrom(() => "en");
});
afterEach(() => restoreLanguage());

describe("the facts of an event", () => {
  it("are written in one line, without those that say nothing", () => {
    expect(describeFacts({ from: "editor", to: "owner", reason: null, note: "", count: 0, forced: false })).toBe(
      "from: Editor, to: Owner, records: 0, forced: no",
    );
  });

  it("are in words instead of codes, in the reader's language", () => {
    const detail = { channel: "text", reason: "personAsked", factor: "totp" };
    expect(describeFacts(detail)).toBe("channel: text messages, reason: the person asked, signed in with: authenticator app");
    takeLanguageFrom(() => "es");
    expect(describeFacts(detail)).toBe(
      "medio: mensajes de texto, motivo: la persona lo pidió, inició sesión con: aplicación de autenticación",
    );
  });

  it("name the account and the customers of an exported incident", () => {
    takeLanguageFrom(() => "es");
    expect(describeFacts({ person: 3, from: null, customers: 12 })).toBe("cuenta: 3, clientes: 12");
  });

  it("format days and times as the office reads them", () => {
    expect(describeFacts({ from: "2026-01-01" })).toBe("from: Jan 1, 2026");
    expect(describeFacts({ at: "2026-11-20T17:00:00.000Z" })).toMatch(/^time: Nov 20, 2026 10:00\sam$/);
    expect(describeFacts({ at: "2026-99-99T17:00:00Z" })).toBe("time: 2026-99-99T17:00:00Z");
  });

  it("stay as they were recorded where they are unknown", () => {
    expect(describeFacts({ toString: "constructor", "=1+1": "a,b" })).toBe("toString: constructor, =1+1: a,b");
  });
});

it("the subject of an event is named by its kind and number, in the reader's language", () => {
  expect(describeSubject("contactmessage:2")).toBe("message 2");
  expect(describeSubject("setting:company.name")).toBe("the setting company.name");
  expect(describeSubject("engine:4")).toBe("engine 4");
  expect(describeSubject("plain")).toBe("plain");
  takeLanguageFrom(() => "es");
  expect(describeSubject("contactmessage:2")).toBe("el mensaje 2");
});
