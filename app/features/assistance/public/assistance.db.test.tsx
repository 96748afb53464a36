import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Outlet, Route, RouterContextProvider, Routes, StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { assistanceProgramDefinition } from "#app/features/assistance/definition.server.ts";
import { assistanceTexts } from "#app/features/assistance/texts/assistance.ts";
import { programTexts } from "#app/features/assistance/texts/program.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { PageLanguage } from "#app/messages/messages.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import { testDatabase } from "#test/database.ts";
import * as route from "./assistance.tsx";

type Loaded = { data: unknown; init: { status: number; headers: Record<string, string> } };

const current = testDatabase();
const programs = contentStore(assistanceProgramDefinition);
const { loader, default: Page } = route as unknown as {
  loader: (args: object) => Promise<Loaded>;
  default: ComponentType<{ loaderData: unknown }>;
};

async function show(path: string, moment = "2027-01-15T12:00:00Z") {
  const url = new URL(path, "http://localhost");
  const language = url.pathname.startsWith("/es") ? "es" : "en";
  const context = new RouterContextProvider();
  context.set(sharedContext, { db: current.db, log: createLog("silent"), siteUrl: url.origin, moment: new Date(moment) });
  const { data, init } = await loader({ url, context });
  const html = renderToStaticMarkup(
    <PageLanguage value={language}>
      <StaticRouter location={url.pathname}>
        <Routes>
          <Route element={<Outlet context={{ settings: { ...defaultSettings(language), consentVersions: {} }, bookingPath: undefined }} />}>
            <Route path="*" element={<Page loaderData={data} />} />
          </Route>
        </Routes>
      </StaticRouter>
    </PageLanguage>,
  );
  return { html: html.replaceAll("&#x27;", "'"), ...init };
}

const addProgram = (name: string, values: object = {}) => {
  const source = { sourceUrl: "https://program.example", sourceName: "Rules", checkedOn: "2026-11-17", validUntil: "2027-03-31" };
  const program = { name, operator: "Sample County", amount: "$9,000", status: "published" as const, ...source };
  return programs.create(current.db, { ...program, ...values, translations: { es: { name: `${name} en español` } } }, { userId: null });
};

it("lists every valid program with its source and dates, and leaves out drafts", async () => {
  await addProgram("Alpha", { incomeLimit: 80_000, uncertain: "Whether funds are left" });
  await addProgram("Draft", { status: "draft" });
  const { html, status, headers } = await show("/es/assistance");
  expect([status, headers]).toEqual([200, {}]);
  for (const part of ["Alpha en español", "Sample County", "$80,000 al año", "17 de noviembre de 2026", "Whether funds are left"])
    expect(html).toContain(part);
  expect(html).toContain('href="https://program.example"');
  expect(html).not.toContain("Draft");
});

it("separates programs that may fit from those that do not, with the reasons and what to ask", async () => {
  await addProgram("Alpha", { incomeLimit: 80_000, firstTimeRule: "not-required" });
  await addProgram("Beta", { incomeLimit: 90_000, firstTimeRule: "not-required", toAsk: "One?\nTwo?" });
  const { html, headers } = await show("/assistance?income=85,000");
  const [fitting = "", others = ""] = html.split(assistanceTexts.en.doNotFit);
  expect(fitting).toContain("Beta");
  const { checks } = programTexts.en;
  expect(fitting).toContain(checks.income.met("$85,000", "$90,000"));
  expect(fitting).toContain(checks.score.unknown);
  expect(fitting).toContain("Two?");
  expect(fitting).toContain(assistanceTexts.en.notCommitment);
  expect(others).toContain("Alpha");
  expect(others).toContain(checks.income.failed("$85,000", "$80,000"));
  expect(headers).toEqual({ "Cache-Control": "private, no-store" });
  expect(html).toContain('content="noindex"');
});

it("asks three questions, and folds the details away unless the visitor brings one", async () => {
  await addProgram("Alpha");
  const { question } = assistanceTexts.en;
  const isOpen = (html: string) => /<details open="">\s*<summary[^>]*>[^<]*\(optional\)/.test(html);
  const { html } = await show("/assistance");
  expect([1, 2, 3, 4].map((number) => html.includes(question(number, 3)))).toEqual([true, true, true, false]);
  expect(html.indexOf('name="income"')).toBeGreaterThan(html.indexOf("(optional)"));
  expect(isOpen(html)).toBe(false);
  // As the quiz links to it.
  const fromQuiz = await show("/assistance?taxNumber=itin&price=350000");
  expect(isOpen(fromQuiz.html)).toBe(true);
  expect(fromQuiz.html).toContain('value="350000"');
  expect(fromQuiz.html.indexOf(question(1, 3))).toBeLessThan(fromQuiz.html.indexOf("Alpha"));
  const afterForm = await show("/assistance?taxNumber=itin&score=&price=350000");
  expect(afterForm.html.indexOf(question(1, 3))).toBeGreaterThan(afterForm.html.indexOf("Alpha"));
  expect(fromQuiz.html).toMatch(/<input(?=[^>]*value="itin")(?=[^>]*checked)[^>]*>/);
});

it("says when income and county could not be compared with anything", async () => {
  await addProgram("Alpha", { firstTimeRule: "not-required" });
  const { notCompared } = assistanceTexts.en;
  expect((await show("/assistance?income=85,000")).html).toContain(notCompared);
  expect((await show("/assistance?owned=no")).html).not.toContain(notCompared);
  await addProgram("Beta", { counties: ["Salt Lake"] });
  expect((await show("/assistance?income=85,000")).html).not.toContain(notCompared);
});

it("says that the answers will be in the address, before they are given and with the result", async () => {
  for (const path of ["/es/assistance", "/es/assistance?income=85,000"]) expect((await show(path)).html).toContain(checkTexts.es.inAddress);
});

it("ends with the ways to reach a person, who see which page it was", async () => {
  expect((await show("/es/assistance")).html).toContain('href="/es/ask?by=call&amp;about=%2Fassistance"');
});

it("a question about a program names it", async () => {
  await addProgram("Alpha & Co");
  expect((await show("/assistance")).html).toContain("/ask?about=%2Fassistance&amp;topic=Alpha+%26+Co");
});

it("lists no program as one that may fit for someone who files with an ITIN, and says why above the results", async () => {
  await addProgram("Alpha", { firstTimeRule: "not-required" });
  const { html } = await show("/es/assistance?taxNumber=itin");
  const [above = "", results = ""] = html.split(`>${assistanceTexts.es.askFirst}</h2>`);
  expect(above).toContain(assistanceTexts.es.taxNumberRule);
  expect(above).not.toContain("Alpha");
  expect(html).not.toContain(`>${assistanceTexts.es.mayFit}</h2>`);
  expect(results).toContain("Alpha en español");
  expect(results).toContain("pide número de Seguro Social");
  const withSsn = await show("/es/assistance?taxNumber=ssn");
  expect(withSsn.html).toContain(`>${assistanceTexts.es.mayFit}</h2>`);
});

it("refuses an amount that cannot be read beside its field, and keeps what was typed", async () => {
  const { html, status } = await show("/assistance?income=a%20lot%3Cb%3E&price=-1");
  expect(status).toBe(400);
  const { noNumber } = assistanceTexts.en.amountProblems;
  for (const example of ["85,000", "350,000"]) expect(html).toContain(noNumber(example));
  expect(html).toContain('value="a lot&lt;b&gt;"');
  expect(html).toContain('href="#assistance-income"');
  expect(html).not.toContain(assistanceTexts.en.mayFit);
});

it("shows a program until its last day ends in Utah, then says that there is none and how to ask", async () => {
  await addProgram("Alpha");
  const { empty } = assistanceTexts.en;
  const [lastSecond, nextDay] = ["2027-03-31T23:59:59-06:00", "2027-04-01T00:00:00-06:00"];
  const before = await show("/assistance", lastSecond);
  expect(before.html).toContain("Alpha");
  expect(before.html).not.toContain(empty);
  for (const path of ["/assistance", "/assistance?owned=no"]) {
    const { html } = await show(path, nextDay);
    expect(html).not.toContain("Alpha");
    expect(html).toContain(empty);
    expect(html).toContain('href="/ask?');
  }
});
