import { describe, expect, it } from "vitest";
import { isForeign } from "./origin.ts";

const foreign = (headers: Record<string, string>, publicUrl?: string) => isForeign(new Headers(headers), publicUrl);

describe("a write", () => {
  it.each<Record<string, string>>([
    { host: "localhost:3000", origin: "http://localhost:3000" },
    { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" },
    { host: "Office-PC.local:3000", origin: "http://office-pc.local:3000" },
    { host: "umbral.example", origin: "https://umbral.example" },
    { host: "umbral.example", origin: "https://umbral.example", "sec-fetch-site": "same-origin" },
    { host: "umbral.example", "sec-fetch-site": "none" },
    { host: "umbral.example" },
  ])("with %o comes from our own pages while PUBLIC_URL is unset", (headers) => {
    expect(foreign(headers)).toBe(false);
  });

  it.each<Record<string, string>>([
    { host: "umbral.example", origin: "https://evil.example" },
    { host: "umbral.example", origin: "https://umbral.example.evil.example" },
    { host: "umbral.example", origin: "https://umbral.example:8443" },
    { host: "umbral.example", origin: "null" },
    { host: "umbral.example", origin: "" },
    { host: "umbral.example", origin: "https://umbral.example", "sec-fetch-site": "cross-site" },
    { host: "umbral.example", "sec-fetch-site": "same-site" },
    { host: "umbral.example", "sec-fetch-site": "" },
    { origin: "null" },
  ])("with %o comes from elsewhere", (headers) => {
    expect(foreign(headers)).toBe(true);
  });

  it("comes from PUBLIC_URL and from nowhere else once that is set, whatever Host says", () => {
    const siteOrigin = "https://umbral.example";
    expect(foreign({ host: "10.0.0.7:3000", origin: siteOrigin }, siteOrigin)).toBe(false);
    expect(foreign({ host: "umbral.example", origin: siteOrigin }, `${siteOrigin}/below`)).toBe(false);
    expect(foreign({ host: "umbral.example", origin: "http://umbral.example" }, siteOrigin)).toBe(true);
    expect(foreign({ host: "evil.example", origin: "https://evil.example" }, siteOrigin)).toBe(true);
    expect(foreign({ host: "umbral.example", origin: "https://evil.example" }, siteOrigin)).toBe(true);
  });
});
