import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { testDatabase } from "#test/database.ts";
import { formCookies, formSecret, formTokenIn, issueFormToken, newFormCookie, readFormToken } from "./form-token.server.ts";

const hour = 3_600_000;
const database = testDatabase();
const config = readConfig({ PUBLIC_URL: "https://umbral.example" });

describe("the cookie of the message form", () => {
  it("carries a token of ours, for a day, and no script or other site can use it", async () => {
    const cookie = await newFormCookie({ db: database.db, config });
    expect(cookie).toMatch(/^umbral\.form=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/);
    const read = readFormToken(await formSecret(database.db), formTokenIn(cookie));
    expect(read?.ageMs).toBeLessThan(60_000);
    const local = await newFormCookie({ db: database.db, config: readConfig({}) });
    expect(local).not.toContain("Secure");
  });

  it("is handed out where there is none, a foreign one, or one that has passed half of its time", async () => {
    const cookieFor = await formCookies({ db: database.db, config });
    const secret = await formSecret(database.db);
    const cookieAgedBy = (ms: number) => `a=b; umbral.form=${issueFormToken(secret, Date.now() - ms)}; c=d`;
    expect([cookieFor(cookieAgedBy(0)), cookieFor(cookieAgedBy(11 * hour))]).toEqual([undefined, undefined]);
    const foreign = `umbral.form=${issueFormToken("another secret")}`;
    for (const cookie of [
      undefined,
      "",
      "a=b",
      "umbral.form=",
      "umbral.form=x",
      foreign,
      cookieAgedBy(13 * hour),
      `x${cookieAgedBy(0).slice(5)}`,
    ]) {
      expect(cookieFor(cookie), cookie).toMatch(/^umbral\.form=/);
    }
  });
});
