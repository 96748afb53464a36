import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, request } from "@playwright/test";
import { owner, startSite } from "../e2e/site-process.ts";
import playwrightConfig from "../playwright.config.ts";

/** Every public page at four widths in both languages, and every admin screen at four widths. Arguments select by name; `SITE_URL` names a running site. */
const pages = {
  home: "/",
  "contact-us": "/contact-us",
  leadership: "/leadership",
  "leadership-team": "/leadership-team",
  "privacy-policy": "/privacy-policy",
  "state-licensing": "/state-licensing",
  "verify-us": "/verify-us",
  "refinance-information": "/services/refinance_information",
  "find-a-loan-officer": "/services/find-a-loan-officer",
  "loan-officer": "/services/loan-officer/1/Marisol",
  "loan-officer-without-photo": "/services/loan-officer/5/Jos%C3%A9%20Manuel",
  "first-time-homebuyers": "/services/first-time-homebuyers",
  "homebuying-process": "/services/homebuying-process",
  loans: "/loans",
  "loan-fha": "/loans/fha",
  "loan-itin": "/loans/itin",
  apply: "/apply",
  "loan-help": "/loans/down-payment-help-utah",
  blog: "/blog",
  "blog-post": "/blog/closing-costs-line-by-line",
  "mortgage-calculator": "/embed/mortgage-calculator",
  calculators: "/calculators",
  "payment-empty": "/calculators/monthly-payment",
  "payment-result":
    "/calculators/monthly-payment?price=450000&down=5&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=0.6",
  "how-much-home": "/calculators/how-much-home?income=96000&debts=500&savings=30000&rate=6.5&years=30&costs=0.9&pmi=0.6",
  "cash-to-close":
    "/calculators/cash-to-close?price=400000&down=5&closing=9000&closingUnit=amount&prepaid=3500&credit=4000&help=15000&savings=12000",
  refinance: "/calculators/refinance?balance=300000&oldRate=7.5&left=324&oldPmi=150&rate=6&years=30&costs=6000&financed=added&stay=7",
  "refinance-not": "/calculators/refinance?balance=300000&oldRate=6.5&left=300&rate=6.375&years=30&costs=6000&financed=paid&stay=3",
  "rent-or-buy":
    "/calculators/rent-or-buy?rent=1900&rentGrowth=3&price=400000&down=5&rate=6.5&years=30&closing=3&costs=3600&hoa=150&upkeep=1&stay=10&growth=3&savingsRate=4&selling=6",
  "contact-with-numbers":
    "/contact-us?calculator=refinance&balance=300000&oldRate=7.5&left=324&oldPmi=150&rate=6&years=30&costs=6000&financed=added&stay=7",
  "can-i-buy": "/can-i-buy",
  "can-i-buy-answer": "/can-i-buy?taxes=itin&pay=self-employed&savings=5-to-15&rent=none&area=city&credit=none&price=350000",
  "can-i-buy-print": "/can-i-buy/print?answers=itin_self-employed_5-to-15_none_city_none_350000",
  "your-folder": "/your-folder",
  assistance: "/assistance",
  "assistance-answered": "/assistance?owned=yes&income=85000&score=640-659&county=Salt+Lake&price=400000&home=existing",
  glossary: "/glossary",
  questions: "/questions",
  search: "/search?q=itin",
  "not-found": "/no-such-page",
};
const adminScreens = {
  "admin-login": "/admin/login",
  "admin-dashboard": "/admin",
  "admin-blog": "/admin/blog",
  "admin-blog-add": "/admin/blog/add",
  "admin-blog-edit": "/admin/blog/edit/1",
  "admin-blog-categories": "/admin/blogcategory",
  "admin-blog-category-add": "/admin/blogcategory/add",
  "admin-blog-category-edit": "/admin/blogcategory/edit/1",
  "admin-page-categories": "/admin/pagecategory",
  "admin-page-category-add": "/admin/pagecategory/add",
  "admin-page-category-edit": "/admin/pagecategory/edit/1",
  "admin-page-contents": "/admin/pagecontent",
  "admin-page-content-add": "/admin/pagecontent/add",
  "admin-page-content-edit": "/admin/pagecontent/edit/1",
  "admin-loan-officers": "/admin/loanofficercms",
  "admin-loan-officer-add": "/admin/loanofficercms/add",
  "admin-loan-officer-edit": "/admin/loanofficercms/edit/1",
  "admin-assistance": "/admin/assistance",
  "admin-assistance-add": "/admin/assistance/add",
  "admin-assistance-edit": "/admin/assistance/edit/1",
  "admin-addresses": "/admin/addresses",
  "admin-addresses-missed": "/admin/addresses/missed",
  "admin-addresses-links": "/admin/addresses/links",
  "admin-addresses-add": "/admin/addresses/add",
  "admin-reviews": "/admin/review",
  "admin-review-add": "/admin/review/add",
  "admin-documents": "/admin/documents",
  "admin-documents-add": "/admin/documents/add",
  "admin-pictures": "/admin/media",
  "admin-resources": "/admin/resources",
  "admin-resource-add": "/admin/resources/add",
  "admin-resource-edit": "/admin/resource/edit?id=8",
  "admin-inbox": "/admin/contactuslist",
  "admin-message": "/admin/contactuslist/1",
  "admin-bin": "/admin/bin",
  "admin-personal-data": "/admin/personal-data",
  "admin-accounts": "/admin/accounts",
  "admin-account-add": "/admin/accounts/add",
  "admin-account-edit": "/admin/accounts/edit/1",
  "admin-audit": "/admin/audit",
  "admin-profile": "/admin/profile",
  "admin-styleguide": "/admin/styleguide",
};
const widths = [360, 768, 1280, 1920];
const folder = join(import.meta.dirname, "../screenshots");

type Shot = { name: string; url: string; width: number; language: "en" | "es"; signedIn: boolean };

function wantedShots(base: string, words: string[]): Shot[] {
  const all = widths.flatMap((width): Shot[] => [
    ...Object.entries(pages).flatMap(([page, path]) => [
      { name: `${page}-${width}-en`, url: base + path, width, language: "en" as const, signedIn: false },
      { name: `${page}-${width}-es`, url: `${base}/es${path === "/" ? "" : path}`, width, language: "es" as const, signedIn: false },
    ]),
    ...Object.entries(adminScreens).map(([screen, path]) => {
      return { name: `${screen}-${width}`, url: base + path, width, language: "en" as const, signedIn: path !== "/admin/login" };
    }),
  ]);
  return all.filter(({ name }) => words.length === 0 || words.some((word) => `${name}-`.includes(word)));
}

type Session = Awaited<ReturnType<typeof signIn>>;

async function signIn(base: string) {
  const visitor = await request.newContext({ baseURL: base, extraHTTPHeaders: { origin: base } });
  const data = { name: "Inés Muñoz", email: "ines@example.com", phone: "(801) 555-0100", language: "es", message: "Quiero comprar casa." };
  await visitor.post("/api/Common/SendEmail", { data });
  await visitor.post("/api/auth/sign-in/email", { data: owner });
  const session = await visitor.storageState();
  await visitor.dispose();
  return session;
}

async function take(browser: Browser, session: Session, { name, url, width, language, signedIn }: Shot): Promise<void> {
  const page = await browser.newPage({
    storageState: signedIn ? session : undefined,
    viewport: { width, height: width < 700 ? 780 : 860 },
    locale: language === "es" ? "es-MX" : "en-US",
    reducedMotion: "reduce",
    deviceScaleFactor: 1,
  });
  await page.goto(url, signedIn ? { waitUntil: "networkidle" } : {});
  // Lazy pictures must load; embeds of other sites need not.
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  // Viewport units are wrong in a capture beyond the viewport.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
  process.stdout.write(`${name}\n`);
}

const dataDir = mkdtempSync(join(tmpdir(), "umbral-screenshots-"));
mkdirSync(folder, { recursive: true });
const siteUrl = process.env.SITE_URL;
const site = siteUrl ? { url: siteUrl, stop: async () => undefined } : await startSite(dataDir);
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  const session = await signIn(site.url);
  for (const shot of wantedShots(site.url, process.argv.slice(2))) await take(browser, session, shot);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
