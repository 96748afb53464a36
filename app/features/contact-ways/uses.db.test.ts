import { describe, expect, it } from "vitest";
import { addPageViews } from "#app/features/reports/numbers/page-views.server.ts";
import { testApp } from "#test/app.ts";
import { contactWayUses } from "./tables/contact-way-uses.server.ts";
import { countWayUse, purgeWayUses } from "./uses.server.ts";

const { current, stranger } = testApp();

const browser = { "user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/142.0", "sec-fetch-site": "same-origin" };
const use = (json: unknown, headers: Record<string, string> = browser) => stranger("POST", "/api/contactway", { json, headers });
const rows = () => current.platform.db.select().from(contactWayUses);

describe("uses of the ways to reach a person", () => {
  it("add up by day, channel, page and language", async () => {
    await addPageViews(current.platform.db, new Map([["/es/loans/itin", 1]]), new Date());
    for (const path of ["/es/loans/itin", "/es/loans/itin", "/loans/itin"])
      expect((await use({ channel: "whatsapp", path })).status).toBe(200);
    const counts = (await rows()).map(({ day: _, ...row }) => row).sort((one, other) => one.count - other.count);
    expect(counts).toEqual([
      { channel: "whatsapp", path: "/loans/itin", language: "en", count: 1 },
      { channel: "whatsapp", path: "/loans/itin", language: "es", count: 2 },
    ]);
  });

  it("on a page without visits count without its path, so that made-up paths cannot fill the table", async () => {
    for (const path of ["/es/made-up-1", "/es/made-up-2"]) await use({ channel: "call", path });
    expect(await rows()).toMatchObject([{ channel: "call", path: "", language: "es", count: 2 }]);
  });

  it("are not counted for programs and other sites", async () => {
    for (const headers of [
      { "user-agent": "curl/8" },
      { ...browser, "user-agent": "Mozilla/5.0 Googlebot/2.1" },
      { ...browser, "sec-fetch-site": "cross-site" },
    ])
      expect((await use({ channel: "call", path: "/" }, headers)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it("are refused with anything but a known channel and a path", async () => {
    for (const json of [
      {},
      [],
      { channel: "fax", path: "/" },
      // Counted when its form is stored; the browser cannot report it.
      { channel: "noName", path: "/" },
      { channel: "call", path: "https://example.com/" },
      { channel: "call", path: `/${"x".repeat(200)}` },
      { channel: "call", path: "/a\nb" },
      { channel: "call", path: "/\0" },
    ])
      expect((await use(json)).status, JSON.stringify(json)).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("end after 25 months, as page views do", async () => {
    const { db } = current.platform;
    for (const day of ["2024-10-15T18:00:00Z", "2024-10-17T18:00:00Z"]) await countWayUse(db, "call", "/", new Date(day));
    await purgeWayUses(db, new Date("2026-11-16T18:00:00Z"));
    expect((await rows()).map(({ day }) => day)).toEqual(["2024-10-17"]);
  });
});
