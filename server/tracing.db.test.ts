import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { watchStorage } from "#platform/images/watched-storage.server.ts";
import { createLog } from "#platform/log.server.ts";
import { startOutbox } from "#platform/mail/worker.server.ts";
import { createTracer } from "#platform/tracing/create-tracer.server.ts";
import type { Tracer } from "#platform/tracing/tracer.server.ts";
import { testApp } from "#test/app.ts";
import { createFrontDoor } from "./front-door.ts";
import { portOf } from "./listen.ts";

type Attribute = { key: string; value: { stringValue?: string; intValue?: string } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status?: { code: number };
};
type Body = { resourceSpans: Array<{ resource: { attributes: Attribute[] }; scopeSpans: Array<{ spans: Span[] }> }> };

const { current } = testApp();
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const callersSpan = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${callersSpan}-01`;

/** A collector of traces that keeps what it gets, and answers as it is told. */
const collector = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  request.on("end", () => {
    if (answers.status === 200) requests.push({ url: request.url, key: request.headers["api-key"], text });
    response.writeHead(answers.status).end("{}");
  });
});
const answers = { status: 200 };
let requests: Array<{ url: string | undefined; key: unknown; text: string }> = [];
const bodies = () => requests.map(({ text }) => JSON.parse(text) as Body);
const spans = () =>
  bodies().flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));

let tracer: Tracer;
let lines: string[];
let tracedDoor: (env?: NodeJS.ProcessEnv) => ReturnType<typeof createFrontDoor>;

beforeEach(async () => {
  requests = [];
  lines = [];
  answers.status = 200;
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  tracedDoor = (env = {}) => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${portOf(collector)}`;
    const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: "api-key=k", NODE_NAME: "node-1", ...env });
    const ownTracer = createTracer(config, log);
    if (!ownTracer) throw new Error("Nobody traces");
    tracer = ownTracer;
    return createFrontDoor({ ...current.platform, config, log, tracer });
  };
});
afterEach(async () => {
  await tracer.stop();
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

describe("a traced request", () => {
  it("goes on with the trace of its caller, with its queries as parts, and the collector gets it as OTLP", async () => {
    await tracedDoor({ TRUST_PROXY: "1" }).request("/api/blog?filterKey=private-words", { headers: { traceparent } });
    await tracer.stop();
    expect(requests[0]).toMatchObject({ url: "/v1/traces", key: "k" });
    const [request] = spans().filter(({ kind }) => kind === 2);
    expect(request).toMatchObject({ traceId, parentSpanId: callersSpan, name: "GET api" });
    expect(request?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: "200" } });
    const queries = spans().filter(({ name }) => name === "database select");
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      expect(query).toMatchObject({ traceId, parentSpanId: request?.spanId, kind: 3 });
      expect(BigInt(query.endTimeUnixNano) >= BigInt(query.startTimeUnixNano)).toBe(true);
      expect(BigInt(query.startTimeUnixNano) >= BigInt(request?.startTimeUnixNano ?? 0)).toBe(true);
    }
    const resource = bodies()[0]?.resourceSpans[0]?.resource.attributes;
    expect(resource).toContainEqual({ key: "service.instance.id", value: { stringValue: "node-1" } });
  });

  it("says neither what was asked for nor what was found", async () => {
    await tracedDoor().request("/api/blog?filterKey=private-words", { headers: { traceparent, cookie: "a=private-cookie" } });
    await tracer.stop();
    expect(spans().length).toBeGreaterThan(1);
    expect(requests.map(({ text }) => text).join()).not.toMatch(/private|filterKey|from \\?"/);
  });

  it("is recorded or not as a trusted caller says; what a stranger says decides nothing", async () => {
    const unsampled = { headers: { traceparent: `00-${traceId}-${callersSpan}-00` } };
    await tracedDoor({ TRUST_PROXY: "1" }).request("/healthz", unsampled);
    await tracer.stop();
    expect(spans()).toHaveLength(0);
    await tracedDoor({ OTEL_TRACES_SAMPLER_ARG: "0" }).request("/healthz", { headers: { traceparent } });
    await tracer.stop();
    expect(spans()).toHaveLength(0);
    await tracedDoor().request("/healthz", unsampled);
    await tracer.stop();
    expect(spans()).toHaveLength(1);
  });

  it("has its trace in the lines of the log, also where nobody records it, and none that is malformed", async () => {
    const door = createFrontDoor({ ...current.platform, log: createLog("debug", { write: (line: string) => void lines.push(line) }) });
    tracedDoor();
    await door.request("/api/nothing", { headers: { traceparent } });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ traceId, requestId: expect.any(String) });
    lines = [];
    const answer = await door.request("/api/nothing", { headers: { traceparent: '00-x"y-z-01' } });
    expect(lines.join()).not.toContain("traceId");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it("mail and storage are traced too, a mail by its kind and outcome alone", async () => {
  tracedDoor();
  const { db, log, metrics, storage } = current.platform;
  await db.insert(mailJobs).values({ kind: "unknown", payload: { name: "private-name" }, messageIdHeader: "<private@id>" });
  const transport = () => Promise.reject(new Error("Nothing is sent here"));
  const outbox = startOutbox({ db, log, tracer, transport, composers: [], alone: true });
  await tracer.trace("work", "internal", () => watchStorage(storage, metrics).read("nothing"));
  await vi.waitFor(async () => expect((await db.select().from(mailJobs))[0]?.history).not.toEqual([]), { timeout: 10_000 });
  await outbox.stop();
  await tracer.stop();
  const mail = spans().find(({ name }) => name === "mail");
  expect(mail?.attributes).toContainEqual({ key: "umbral.mail.outcome", value: { stringValue: "uncomposed" } });
  expect(mail?.status).toEqual({ code: 2 });
  expect(spans().map(({ name }) => name)).toContain("storage read");
  expect(requests.map(({ text }) => text).join()).not.toContain("private");
});

it("a collector that is away costs nobody anything, and gets what was kept when it is back", async () => {
  const door = tracedDoor();
  answers.status = 503;
  for (let count = 0; count < 5_000; count++) await tracer.trace("work", "internal", async () => {});
  await tracer.stop();
  expect((await door.request("/healthz")).status).toBe(200);
  expect([requests.length, tracer.droppedCount]).toEqual([0, 5_000 - 4_096 + 1]);
  answers.status = 200;
  await tracer.stop();
  expect(spans()).toHaveLength(4_096);
  expect(lines.filter((line) => line.includes("could not be handed"))).toHaveLength(1);
});
