import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { collectProcessMetrics, createMetrics } from "#platform/metrics/metrics.server.ts";
import type { PendingForms } from "#platform/pending-forms/pending-forms.server.ts";
import { registerMetrics } from "./metrics.ts";

const config = readConfig({});
const metrics = createMetrics();
collectProcessMetrics(metrics);
// The database and the disk are read only when metrics are scraped.
const unused = { db: {} as Db, pendingForms: {} as PendingForms };
registerMetrics({ ...unused, config, metrics }, { cache: new ContentCache(), connections: () => ({ open: 0, idle: 0, waiting: 0 }) });
const existing = metrics.registry.getMetricsAsArray().map(({ name }) => name);
const own = existing.filter((name) => name.startsWith("umbral_"));

const readAll = (files: string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");

const ruleFiles = ["deploy/alerts.yml", ...globSync("app/features/*/alerts.yml")];
const rules = readAll(ruleFiles);
const dashboard = readFileSync("deploy/grafana-dashboard.json", "utf8");
const operations = readFileSync("docs/OPERATIONS.md", "utf8");
const section = operations.slice(operations.indexOf("## Metrics and alerts")) + readAll(globSync("app/features/*/README.md"));

/** What a text calls a metric; the parts of a histogram belong to it. */
const metricsIn = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:umbral|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ""))),
];

it.each([
  ["the alerts", rules],
  ["the dashboard", dashboard],
  ["the documentation", section],
])("%s name only metrics that exist", (_, text) => {
  expect(metricsIn(text).length).toBeGreaterThan(10);
  for (const name of metricsIn(text)) expect(existing, name).toContain(name);
});

it("every metric of ours is documented, and begins with our name", () => {
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  expect(existing.filter((name) => !/^(umbral|process|nodejs)_/.test(name))).toEqual([]);
});

it("every alert says how bad it is and what happened, and the documentation what to do", () => {
  const alerts = rules.split("- alert: ").slice(1);
  const names = alerts.map((text) => /^\w+/.exec(text)?.[0] ?? "");
  expect(names.length).toBeGreaterThan(15);
  for (const text of alerts) expect(text).toMatch(/severity: (page|ticket)[\s\S]*summary: "/);
  const documented = [...section.matchAll(/^\| `(Umbral\w+)` \|/gm)].map(([, name]) => name);
  expect(documented).toEqual(names);
});

it("the dashboard has panels with a place each and queries for a data source of anyone's", () => {
  type Panel = { id: number; title: string; type: string; gridPos: { x: number; w: number }; targets?: Array<{ expr: string }> };
  const { panels, schemaVersion } = JSON.parse(dashboard) as { panels: Panel[]; schemaVersion: number };
  expect(schemaVersion).toBeGreaterThan(35);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title, type, gridPos, targets } of panels) {
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    if (type !== "row") expect(targets?.length, title).toBeGreaterThan(0);
    for (const { expr } of targets ?? []) expect(expr, title).toContain('job="$job"');
  }
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
if (!hasPromtool) process.stdout.write("! No promtool is installed: Prometheus itself does not judge its rules.\n");

it.skipIf(!hasPromtool)("Prometheus takes the rules", () => {
  const { status, stderr } = spawnSync("promtool", ["check", "rules", ...ruleFiles], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});
