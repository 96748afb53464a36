import { describe, expect, it } from "vitest";
import { raiseRequirement } from "#platform/backup/schema-version.server.ts";
import { createLog } from "#platform/log.server.ts";
import { cookiesOf, testApp } from "#test/app.ts";
import { samplePicture } from "#test/pictures.ts";
import { createRequestHandler } from "./request-handler.ts";

const { current, stranger, signIn, password } = testApp();

/** The app with a log that can be read line by line. */
function appWithLog(changes: Partial<typeof current.platform> = {}) {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  return { app: createRequestHandler({ ...current.platform, ...changes, log }), lines };
}

describe("every answer", () => {
  it.each(["/api/blog", "/api/webresource", "/api/nothing", "/api/openapi.json", "/healthz", "/resources/none.webp", "/nowhere"])(
    "of %s carries the headers that keep a browser safe, and no banner",
    async (path) => {
      const { headers } = await stranger("GET", path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
      expect(headers.get("strict-transport-security")).toBeNull();
    },
  );

  it("of the API is kept by no cache", async () => {
    const staff = await signIn();
    for (const path of ["/api/blog", "/api/blog/1", "/api/webresource", "/api/nothing", "/api/docs"]) {
      expect((await staff("GET", path)).headers.get("cache-control"), path).toBe("no-store");
    }
  });

  it("over HTTPS says that it stays there", async () => {
    const config = { ...current.platform.config, publicUrl: "https://umbral.example" };
    const answer = await createRequestHandler({ ...current.platform, config }).request("/api/blog");
    expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
  });
});

describe("a fault of ours", () => {
  it("shows the visitor only an id, and logs everything", async () => {
    const staff = await signIn();
    const secret = "/very/secret/path";
    const storage = { ...current.platform.storage, write: () => Promise.reject(new Error(`EIO: ${secret}`)) };
    const { app, lines } = appWithLog({ storage });
    const form = new FormData();
    form.append("title", "T");
    form.append("ImageFile", samplePicture());
    const headers = { cookie: await ownerCookie() };
    const response = await app.request("/api/blog", { method: "POST", body: form, headers });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/secret|EIO|\.ts|node_modules|\bat /);
    const { requestId } = JSON.parse(text);
    const logText = lines.map((line) => JSON.parse(line)).find((line) => line.msg === "A request failed");
    expect(logText).toMatchObject({ requestId, level: "error", err: { message: `EIO: ${secret}`, stack: expect.any(String) } });
    expect((await staff("GET", "/api/blog")).body.total).toBe(0);
  });
});

/** The owner's session, for requests that are made by hand. */
const ownerCookie = async () =>
  cookiesOf(await stranger("POST", "/api/auth/sign-in/email", { json: { email: "owner@example.com", password } }));

describe("the log", () => {
  it("has one JSON line per event, with a request id, and who changed what and when", async () => {
    await signIn();
    const { app, lines } = appWithLog();
    const headers = { cookie: await ownerCookie(), "content-type": "application/json" };
    await app.request("/api/blog", { method: "POST", body: JSON.stringify({ title: "T" }), headers });
    await app.request("/api/webresource");
    const events = lines.map((line) => JSON.parse(line));
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(events).toContainEqual(
      expect.objectContaining({ requestId: id, time: expect.any(String), method: "POST", path: "/api/blog", status: 200, userId: 1 }),
    );
    expect(events).toContainEqual(expect.objectContaining({ requestId: id, msg: "Refused", path: "/api/webresource" }));
  });

  it("has no secrets and no raw line breaks", async () => {
    await signIn();
    const { app, lines } = appWithLog();
    const cookie = await ownerCookie();
    await app.request("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email: "owner@example.com", password: "the wrong password" }),
      headers: { "content-type": "application/json" },
    });
    await app.request("/api/blog%0A%7B%22level%22%3A%22error%22%7D", { headers: { cookie } });
    const all = lines.join("");
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(all).not.toContain("the wrong password");
    expect(all).not.toContain(cookie.split("=")[1] ?? "?");
  });
});

it("a node whose schema was taken away by a newer version says so to the balancer, and goes on living", async () => {
  await raiseRequirement(current.platform.db, 1_000);
  expect(await stranger("GET", "/readyz")).toMatchObject({ status: 503, body: { status: "schema too new" } });
  expect(await stranger("GET", "/healthz")).toMatchObject({ status: 200 });
});
