import { eq } from "drizzle-orm";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Outlet, Route, RouterContextProvider, Routes, StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { PageLanguage } from "#app/messages/messages.ts";
import { samplePosts } from "#db/sample/articles.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import { sampleReplyTemplates } from "#db/sample/reply-templates.ts";
import { localPath } from "#lib/languages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { createLog } from "#platform/log.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import { writeSampleContent } from "#server/installation/sample-content.ts";
import { testDatabase } from "#test/database.ts";
import { itinAnswer } from "./itin-offer.ts";
import type { ItinOffer } from "./settings.ts";

type LoaderArgs = { request: Request; url: URL; params: Record<string, string>; context: RouterContextProvider };
type PageModule = {
  loader: (args: LoaderArgs) => Promise<unknown>;
  default: ComponentType<{ loaderData: unknown; params: Record<string, string> }>;
};
const modules = import.meta.glob<PageModule>("/app/features/*/public/*.tsx");

const quiz = "/can-i-buy?taxes=itin&pay=employee&savings=over-40&rent=none&area=city&credit=history";

/** The pages that speak of ITIN loans or might, each with the file that shows it. */
const pages: Array<[path: string, file: string, params?: Record<string, string>]> = [
  ["/", "pages/public/home"],
  ["/loans", "pages/public/loans"],
  ["/loans/itin", "pages/public/loan", { loan: "itin" }],
  ["/services/find-a-loan-officer", "officers/public/find-a-loan-officer"],
  ["/services/find-a-loan-officer?specialty=itin", "officers/public/find-a-loan-officer"],
  ["/services/loan-officer/3/Ana%20Luc%C3%ADa", "officers/public/loan-officer", { id: "3" }],
  ["/services/homebuying-process", "pages/public/homebuying-process"],
  ["/questions", "pages/public/questions"],
  ["/apply", "application/public/apply"],
  [quiz, "buying-guide/public/can-i-buy"],
];

const database = testDatabase();
const log = createLog("silent");

const isWrapped = (value: unknown): value is { data: unknown } => typeof value === "object" && value !== null && "init" in value;

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");

async function render(path: string, file: string, params: Record<string, string>, language: Language) {
  const module = await modules[`/app/features/${file}.tsx`]?.();
  if (!module) throw new Error(`${file} is no page`);
  const { loader, default: Page } = module;
  const context = new RouterContextProvider();
  context.set(sharedContext, { db: database.db, log, siteUrl: "http://localhost" });
  const url = new URL(localPath(path, language), "http://localhost");
  const loaded = await loader({ request: new Request(url), url, params, context });
  const settings = await readSettings(database.db, language, log);
  return renderToString(
    <PageLanguage value={language}>
      <StaticRouter location={url.pathname + url.search}>
        <Routes>
          <Route element={<Outlet context={{ settings: { ...settings, consentVersions: {} } }} />}>
            <Route path="*" element={<Page loaderData={isWrapped(loaded) ? loaded.data : loaded} params={params} />} />
          </Route>
        </Routes>
      </StaticRouter>
    </PageLanguage>,
  );
}

/** What only a company that offers such loans may say, besides its answer. */
const claim =
  /\b(?:we|our (?:office|team|officers))\b[^.?!]{0,60}\b(?:make|offer|arrange|broker|fund|work with)\b[^.?!]{0,60}\bITIN|\b(?:hacemos|ofrecemos|tramitamos|trabajamos|financiamos)\b[^.?!]{0,60}\bITIN/i;

const offers: ItinOffer[] = ["makes", "brokers", "none"];
const headings = { en: "ITIN Loans", es: "Préstamos con ITIN" };
const answerFor = (offer: ItinOffer, language: Language) => itinAnswer({ "itin.offer": offer }, language);

async function install(offer: ItinOffer) {
  await database.db.transaction((tx) => writeSampleContent(tx, () => null, new Date()));
  await setOffer(offer);
}

const setOffer = (offer: ItinOffer) => database.db.update(webResources).set({ value: offer }).where(eq(webResources.context, "itin.offer"));

it("finds a claim where there is one", () => {
  expect("Yes, we also offer ITIN loans.").toMatch(claim);
  expect("También tramitamos préstamos con ITIN.").toMatch(claim);
  expect("Lenders often ask for an ITIN letter.").not.toMatch(claim);
});

it("no sample text claims what the setting decides", () => {
  const text = textOf(JSON.stringify([samplePages, samplePosts, sampleOfficers, sampleReplyTemplates]));
  expect(text.match(claim)?.[0]).toBeUndefined();
});

it.each(offers)("every page says the same about ITIN loans as the setting: %s", async (offer) => {
  await install(offer);
  for (const language of languages) {
    const own = answerFor(offer, language);
    for (const [path, file, params = {}] of pages) {
      const text = textOf(await render(path, file, params, language));
      const where = `${path} in ${language}`;
      for (const other of offers.filter((one) => one !== offer)) {
        expect(text, where).not.toContain(answerFor(other, language).answer);
        expect(text, where).not.toContain(answerFor(other, language).short);
      }
      const rest = text.replaceAll(own.answer, "").replaceAll(own.detail, "");
      if (offer === "none") expect(rest, where).not.toMatch(claim);
      if (path === "/") expect(text, where).toContain(`${own.question} ${own.short}`);
      if (path === "/loans/itin") expect(text, where).toContain(`${headings[language]} ${own.question} ${own.answer}`);
      if (path === "/questions") expect(text, where).toContain(`${own.question} ${own.answer}`);
      if (path === "/loans") expect(text, where).toContain(offer === "none" ? own.answer : own.short);
      // A specialty on an officer's card or page is an offer, and so is a filter for it.
      if (path.startsWith("/services/") && !path.includes("process")) expect(/ITIN/.test(text), where).toBe(offer !== "none");
    }
  }
});

it("the ITIN page names the officers who work with such loans, or who else can help", async () => {
  await install("brokers");
  const open = () => render("/loans/itin", "pages/public/loan", { loan: "itin" }, "es");
  const offered = await open();
  expect(offered).toContain('href="/es/services/loan-officer/3/Ana%20Luc%C3%ADa"');
  expect(offered).toContain('href="/es/services/find-a-loan-officer?specialty=itin"');
  expect(offered).not.toContain("find-a-housing-counselor");
  for (const href of [
    "/es/can-i-buy",
    "/es/assistance",
    "/es/ask?by=none&amp;about=%2Floans%2Fitin",
    "/es/ask?by=call&amp;about=%2Floans%2Fitin",
  ])
    expect(offered).toContain(`href="${href}"`);
  await setOffer("none");
  const notOffered = await open();
  expect(notOffered).not.toContain("/services/loan-officer/");
  expect(notOffered).toContain("find-a-housing-counselor");
});
