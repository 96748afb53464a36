import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { samplePosts } from "#db/sample/articles.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import { sampleReplyTemplates } from "#db/sample/reply-templates.ts";
import { localPath } from "#lib/languages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { writeSampleContent } from "#server/installation/sample-content.ts";
import { testDatabase } from "#test/database.ts";
import { type PageModule, renderPage } from "#test/render-page.tsx";
import { itinAnswer } from "./itin-offer.ts";
import type { ItinOffer } from "./settings.ts";

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

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");

async function render(path: string, file: string, params: Record<string, string>, language: Language) {
  const route = await modules[`/app/features/${file}.tsx`]?.();
  if (!route) throw new Error(`${file} is no page`);
  return renderPage(database.db, route, localPath(path, language), params);
}

/** What only a company that offers such loans may say, besides its answer. */
const claim =
  /\b(?:we|our (?:office|team|officers))\b[^.?!]{0,60}\b(?:make|offer|arrange|broker|fund|work with)\b[^.?!]{0,60}\bITIN|\b(?:hacemos|ofrecemos|tramitamos|trabajamos|financiamos)\b[^.?!]{0,60}\bITIN/i;

const offers: ItinOffer[] = ["makes", "brokers", "none"];
const headings = { en: "ITIN Loans", es: "Préstamos con ITIN" };
const answerFor = (offer: ItinOffer, language: Language) => itinAnswer({ "itin.offer": offer }, language);

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

async function checkPages(offer: ItinOffer, language: Language) {
  const own = answerFor(offer, language);
  for (const [path, file, params = {}] of pages) {
    const html = await render(path, file, params, language);
    const text = textOf(html);
    const where = `${path} in ${language} with ${offer}`;
    for (const other of offers.filter((one) => one !== offer)) {
      expect(text, where).not.toContain(answerFor(other, language).answer);
      expect(text, where).not.toContain(answerFor(other, language).short);
    }
    const rest = text.replaceAll(own.answer, "").replaceAll(own.detail, "");
    if (offer === "none") expect(rest, where).not.toMatch(claim);
    if (path === "/") expect(text, where).toContain(`${own.question} ${own.short}`);
    if (path === "/loans/itin") expect(text, where).toContain(`${headings[language]} ${own.question} ${own.answer}`);
    if (path === "/loans/itin") checkPeopleToAsk(html, offer, language);
    if (path === "/questions") expect(text, where).toContain(`${own.question} ${own.answer}`);
    if (path === "/loans") expect(text, where).toContain(offer === "none" ? own.answer : own.short);
    // A specialty on an officer's card or page is an offer, and so is a filter for it.
    if (path.startsWith("/services/") && !path.includes("process")) expect(/ITIN/.test(text), where).toBe(offer !== "none");
  }
}

/** The officers who work with such loans, or who else can help. */
function checkPeopleToAsk(html: string, offer: ItinOffer, language: Language) {
  const officer = localPath("/services/loan-officer/3/Ana%20Luc%C3%ADa", language);
  const directory = localPath("/services/find-a-loan-officer?specialty=itin", language);
  for (const path of [officer, directory]) expect(html.includes(`href="${path}"`), path).toBe(offer !== "none");
  expect(html.includes("find-a-housing-counselor")).toBe(offer === "none");
  for (const path of ["/can-i-buy", "/assistance", "/ask?by=none&amp;about=%2Floans%2Fitin", "/ask?by=call&amp;about=%2Floans%2Fitin"])
    expect(html).toContain(`href="${localPath(path, language)}"`);
}

it("every page says the same about ITIN loans as the setting, and the ITIN page names whom to ask", async () => {
  await database.db.transaction((tx) => writeSampleContent(tx, () => null, new Date()));
  for (const offer of offers) {
    await setOffer(offer);
    for (const language of languages) await checkPages(offer, language);
  }
});
