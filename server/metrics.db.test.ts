import { beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { createMetrics, type Metrics } from "#platform/metrics/metrics.server.ts";
import { registerStoredMetrics } from "#platform/metrics/stored-metrics.server.ts";
import { testApp } from "#test/app.ts";
import { registerMetrics } from "./metrics.ts";
import { createRequestHandler, type RequestHandler } from "./request-handler.ts";

const { current, signIn } = testApp();
const token = "a-token-of-24-characters";
const configOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: current.platform.config.dataDir, ...env });
const bearer = (value: string) => ({ headers: { authorization: `Bearer ${value}` } });

let handler: RequestHandler;
let metrics: Metrics;

beforeEach(() => {
  const config = configOf({ METRICS_TOKEN: token });
  metrics = createMetrics();
  const platform = { ...current.platform, config, metrics };
  registerMetrics(platform, { cache: new ContentCache(), connections: () => ({ open: 3, idle: 2, waiting: 1 }) });
  handler = createRequestHandler(platform);
});

describe("/metrics on the site's port", () => {
  it("does not exist where no token was set", async () => {
    for (const path of ["/metrics", "/METRICS", "/metrics/", "//metrics", "/%6detrics", "/metrics.data"]) {
      const answer = await current.app.request(path, bearer(token));
      expect([308, 404], path).toContain(answer.status);
      expect(await answer.text(), path).not.toContain("umbral_build_info");
    }
  });

  it("shows nothing to anyone without the token, in any spelling of it or of the address, staff included", async () => {
    const wrongTokens = ["", "x", token.toUpperCase(), `${token} `, `${token}x`, token.slice(0, -1), `"${token}"`, `x, Bearer ${token}`];
    const headers = [
      ...wrongTokens.map((value) => `Bearer ${value}`),
      token,
      `Basic ${Buffer.from(`x:${token}`).toString("base64")}`,
      `Bearer  ${token}`,
      `Token ${token}`,
    ];
    // The last blank is not part of a header's value.
    const isWrong = (header: string) => header.trim() !== `Bearer ${token}`;
    for (const authorization of headers.filter(isWrong)) {
      const answer = await handler.request("/metrics", { headers: { authorization } });
      expect([answer.status, answer.headers.get("cache-control")], authorization).toEqual([401, "no-store"]);
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
      expect(await answer.text(), authorization).not.toContain("umbral_");
    }
    for (const path of [
      `/metrics?token=${token}`,
      `/metrics?access_token=${token}`,
      "/METRICS",
      "/metrics/",
      "//metrics",
      "/es/../metrics",
    ])
      for (const init of [{}, bearer("x".repeat(24))])
        expect(await (await handler.request(path, init)).text(), path).not.toContain("umbral_");
    const owner = await signIn();
    expect(await owner("GET", "/metrics")).toMatchObject({ status: 404 });
  });

  it("answers GET requests with the token, and forbids storing it", async () => {
    const answer = await handler.request("/metrics", bearer(token));
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([200, "no-store", null]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('umbral_build_info{version="');
    expect(await (await handler.request("/metrics", { method: "HEAD", ...bearer(token) })).text()).toBe("");
    for (const method of ["POST", "DELETE"]) expect((await handler.request("/metrics", { method, ...bearer(token) })).status).toBe(404);
    expect((await handler.request("/METRICS", bearer(token))).headers.get("location")).toBe("/metrics");
  });
});

const scrape = () => metrics.registry.metrics();

it("requests are counted by what they ask for, and nothing that a client sends becomes a label", async () => {
  await handler.request("/healthz");
  await handler.request("/api/blog");
  await scrape();
  const linesBefore = (await scrape()).split("\n").length;
  for (let number = 0; number < 50; number++) await handler.request(`/api/nothing-${number}?x=${number}`, { method: `FOO${number}` });
  for (let number = 0; number < 50; number++) await handler.request(`/api/blog/${number}`);
  const text = await scrape();
  expect(text).toContain('umbral_http_request_seconds_count{kind="health",method="read",status="2xx"} 1');
  expect(text).toContain('umbral_http_request_seconds_count{kind="api",method="other",status="4xx"} 50');
  expect(text).not.toMatch(/FOO|nothing-/);
  // Two more combinations of kind, method and status: methods that do not exist, and records that do not.
  expect(text.split("\n").length - linesBefore).toBeLessThan(40);
  expect(text).toContain("umbral_http_requests_in_flight 0");
});

it("values in the database are read at each scrape", async () => {
  const job = { kind: "x", messageIdHeader: "<x@y>" };
  await current.platform.db.insert(mailJobs).values([
    { ...job, createdAt: new Date(Date.now() - 3_600_000) },
    { ...job, isBulk: true },
    { ...job, state: "failed" },
  ]);
  const text = await scrape();
  expect(text).toContain("umbral_database_up 1");
  expect(text).toContain('umbral_mail_waiting{bulk="false"} 1');
  expect(text).toContain("umbral_mail_failed 1");
  expect(Number(/umbral_mail_oldest_waiting_seconds\{bulk="false"\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(3_500);
  expect(text).toMatch(/umbral_messages\{state="new"\} \d+/);
  expect(text).not.toMatch(/^umbral_backup_age_seconds /m);
});

it("a database that is away or hangs is reported without failing the scrape, and is asked once by concurrent scrapes", async () => {
  const { registry } = createMetrics();
  let asked = 0;
  const hang = () => {
    asked++;
    return new Promise<never>(() => {});
  };
  const gauges = [
    { name: "umbral_test", help: "x" },
    { name: "umbral_labelled", help: "x", label: "state" },
  ];
  registerStoredMetrics(registry, current.platform.db, [{ gauges, read: hang }], { freshMs: 1_000, patienceMs: 20 });
  const texts = await Promise.all([registry.metrics(), registry.metrics(), registry.metrics()]);
  for (const text of texts) expect(text).toContain("umbral_database_up 0");
  for (const text of texts) expect(text).not.toMatch(/^umbral_(test|labelled)[ {]/m);
  expect(asked).toBe(1);
});
