import { RouterContextProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import { testDatabase } from "#test/database.ts";
import { loader } from "./monthly-payment.tsx";

const database = testDatabase();

afterEach(() => vi.useRealTimers());

async function open(path: string, day = "2026-11-20") {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T18:00:00Z`) });
  const context = new RouterContextProvider();
  context.set(sharedContext, { db: database.db, log: createLog("silent"), siteUrl: "http://localhost" });
  const url = new URL(path, "http://localhost");
  return loader({ request: new Request(url), url, params: {}, context } as unknown as Parameters<typeof loader>[0]);
}

const numbers = "price=450000&program=conventional&rate=6.5&years=30&tax=&insurance=&pmi=";

it("without a script, the server fills in typical figures when the visitor asks, and only then", async () => {
  const asked = await open(`/calculators/monthly-payment?${numbers}&fill=typical`);
  expect(asked.start.entries).toMatchObject({ tax: "2475", insurance: "1800", pmi: "0.98", typical: "450000", rate: "6.5" });
  const plain = await open(`/calculators/monthly-payment?${numbers}`);
  expect(plain.start.entries).toMatchObject({ tax: "", insurance: "", pmi: "", typical: "" });
  expect((await open("/calculators/monthly-payment?fill=typical")).start.entries).toMatchObject({
    rate: "",
    years: "",
    price: "",
    tax: "",
  });
});

it("fills in nothing that is out of date", async () => {
  const late = await open(`/es/calculators/monthly-payment?${numbers}&fill=typical`, "2027-07-01");
  expect(late.start.entries).toMatchObject({ tax: "", insurance: "", pmi: "", typical: "" });
});

it("leaves out kept numbers that are too long instead of cutting them off", async () => {
  const keptOf = async (kept: string) => (await open(`/calculators/monthly-payment?kept=${encodeURIComponent(kept)}`)).start.entries.kept;
  const longest = `${"x=&".repeat(331)}price=4`;
  expect(await keptOf(longest)).toBe(longest);
  expect(await keptOf(`${longest}00000`)).toBe("");
});
