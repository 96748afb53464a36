import { describe, expect, it } from "vitest";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import { companyWays } from "./company-ways.ts";
import { linkChannel } from "./link-channel.ts";
import { officerWays } from "./officer-ways.ts";
import type { Way } from "./ways.ts";

const numbers = { "contact.textNumber": "801.555.0177", "contact.whatsapp": "https://wa.me/18015550188" };

function ways(language: Language, given: Record<string, string> = {}, page = "") {
  const settings = { ...defaultSettings(language), consentVersions: {}, ...given };
  return companyWays({ settings, language, page, path: "/loans/itin", bookingPath: undefined });
}

const channelsOf = (all: Way[]) => all.map(({ channel }) => channel);
const findWay = (all: Way[], name: string) => all.find(({ channel }) => channel === name);

describe("the company's ways", () => {
  it("leave out what has no number and no calendar", () => {
    expect(channelsOf(ways("en"))).toEqual(["call", "callMe", "write", "noName", "visit"]);
  });

  it("start with WhatsApp in Spanish and with the phone in English", () => {
    expect(channelsOf(ways("es", numbers)).slice(0, 2)).toEqual(["whatsapp", "call"]);
    expect(channelsOf(ways("en", numbers)).slice(0, 3)).toEqual(["call", "text", "whatsapp"]);
  });

  it("have a text in the page's language that names the page", () => {
    const spanish = ways("es", numbers, "Préstamos con ITIN");
    const text = "Hola, estoy en la página «Préstamos con ITIN» y tengo una pregunta: ";
    expect(findWay(spanish, "whatsapp")).toMatchObject({
      to: `https://wa.me/18015550188?text=${encodeURIComponent(text)}`,
      detail: "+18015550188",
      newTab: true,
    });
    expect(findWay(spanish, "text")?.to).toBe(`sms:+18015550177?body=${encodeURIComponent(text)}`);
    expect(decodeURIComponent(findWay(ways("en", numbers, "ITIN Loans"), "whatsapp")?.to ?? "")).toContain("the page “ITIN Loans”");
  });

  it.each([
    ["es", "/", "Hola, vi la página de inicio de Umbral Home Loans y"],
    ["en", "/", "Hi, I saw the Umbral Home Loans home page and"],
    ["en", "/no-such-page", "Hi, I saw the Umbral Home Loans website and"],
  ] as const)("name the company where the page has no name (%s, %s)", (language, path, start) => {
    const settings = { ...defaultSettings(language), consentVersions: {}, ...numbers };
    const whatsApp = findWay(companyWays({ settings, language, page: "", path, bookingPath: undefined }), "whatsapp");
    expect(new URL(whatsApp?.to ?? "").searchParams.get("text")).toMatch(new RegExp(`^${start}`));
  });

  it("lead to the quick question with the page that it is about", () => {
    expect(findWay(ways("es"), "callMe")?.to).toBe("/ask?by=call&about=%2Floans%2Fitin");
    expect(findWay(ways("es"), "noName")?.to).toBe("/ask?by=none&about=%2Floans%2Fitin");
  });
});

describe("an officer's ways", () => {
  const officer = {
    firstName: "Marisol",
    phoneNumber: "(801) 555-0111",
    textNumber: "801-555-0111",
    whatsAppNumber: "+52 55 1234 5678",
    calendarUrl: "https://calendar.example.com/marisol",
  };

  it("greet the officer, name the page, repeat no number, and are in the order of the language", () => {
    const all = officerWays({ officer, takesLeads: true, language: "es", page: "Marisol Reyes" });
    expect(channelsOf(all)).toEqual(["whatsapp", "call", "text", "calendar"]);
    expect(decodeURIComponent(findWay(all, "whatsapp")?.to ?? "")).toContain("Hola, Marisol: estoy en la página «Marisol Reyes»");
    expect(decodeURIComponent(findWay(all, "text")?.to ?? "")).toContain("la página «Marisol Reyes»");
    expect(findWay(all, "whatsapp")?.detail).toBe("+52 55 1234 5678");
    expect(findWay(all, "text")?.detail).not.toContain("0111");
  });

  it("have our forms beside them on the officer's page, with the answers that the visitor brings", () => {
    const path = "/services/loan-officer/1/Marisol";
    const all = officerWays({ officer, takesLeads: true, language: "en", page: "Marisol Reyes", path, answers: "ssn_employee" });
    expect(channelsOf(all)).toEqual(["call", "text", "whatsapp", "callMe", "noName", "calendar"]);
    const query = (name: string) => Object.fromEntries(new URL(findWay(all, name)?.to ?? "", "http://localhost").searchParams);
    expect(query("callMe")).toEqual({ by: "call", about: path, answers: "ssn_employee" });
    expect(query("noName")).toEqual({ by: "none", about: path, answers: "ssn_employee" });
  });

  it("have no calendar without a valid license", () => {
    expect(channelsOf(officerWays({ officer, takesLeads: false, language: "en", page: "Marisol Reyes" }))).not.toContain("calendar");
  });
});

it("a link is counted only if it is marked as a way to our people and leaves the site", () => {
  const channel = (href: string, way?: string) => {
    const { host } = new URL(href);
    return linkChannel({ host, dataset: way ? { way } : {} }, "umbral.example");
  };
  expect(channel("tel:+18015550142", "call")).toBe("call");
  expect(channel("sms:+18015550142?body=x", "text")).toBe("text");
  expect(channel("mailto:hello@example.com", "email")).toBe("email");
  expect(channel("https://wa.me/18015550142", "whatsapp")).toBe("whatsapp");
  expect(channel("https://maps.example/dir", "visit")).toBe("visit");
  expect(channel("https://calendar.example/ana", "calendar")).toBe("calendar");
  expect(channel("https://umbral.example/services/find-a-loan-officer", "calendar")).toBeUndefined();
  expect(channel("https://umbral.example/ask?by=none", "noName")).toBeUndefined();
  // A regulator's number, and an answer that is shared with a friend.
  for (const href of ["tel:+18015300000", "sms:?body=x", "mailto:?body=x", "https://wa.me/?text=x", "https://example.com/"])
    expect(channel(href), href).toBeUndefined();
});
