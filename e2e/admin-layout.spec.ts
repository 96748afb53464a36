import { globSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { pdfOf } from "#test/document-files.ts";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { isFull } from "./scope.ts";
import { adminScriptStarted, scriptStarted } from "./script-started.ts";
import { owner } from "./site-process.ts";

const items = {
  Dashboard: "/admin",
  Blog: "/admin/blog",
  "Blog Categories": "/admin/blogcategory",
  Pages: "/admin/pages",
  "Page Categories": "/admin/pagecategory",
  "Page Content": "/admin/pagecontent",
  "Loan Officers": "/admin/loanofficercms",
  Resources: "/admin/resources",
  "Contact Us Form": "/admin/contactuslist",
  "Signup News Subscription": "/admin/blog",
};

test("spec §2 the admin layout shows the UserId and leads everywhere, on a phone too", async ({ dashboard: page }) => {
  await expect(page.getByRole("banner").getByText("UserId 1")).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Admin" });
  for (const [name, href] of Object.entries(items))
    await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  // Its name ends with the number of unread messages, if there are any.
  await expect(nav.getByRole("link", { name: /^Messages/ })).toHaveAttribute("href", "/admin/contactuslist");
  await nav.getByRole("button", { name: "Tools" }).click();
  await expect(nav.getByRole("link", { name: "Resources" })).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(nav).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await nav.getByRole("link", { name: "Loan Officers" }).click();
  await expect(page).toHaveURL(/\/admin\/loanofficercms$/);
  await expect(nav).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Loan Officers" })).toBeFocused();
});

/** Holds back the script of the next screens until it is released. */
async function holdScript(page: Page) {
  const { promise: scriptRelease, resolve: releaseScript } = Promise.withResolvers<void>();
  await page.route(/entry\.client.*\.js/, async (route) => {
    await scriptRelease;
    await route.continue();
  });
  return releaseScript;
}

test("spec §2 a list is in the page before any script is, and nothing is asked twice", async ({ adminPage: page }) => {
  const lists = { blog: "Building Credit", pagecontent: "FHA Loans", loanofficercms: "Daniel Castillo", resources: "CONTACT.PHONE" };
  for (const [list, text] of Object.entries(lists)) expect(await (await page.request.get(`/admin/${list}`)).text(), list).toContain(text);
  const apiRequests: string[] = [];
  // How many messages and drafts wait is asked again and again.
  page.on("request", (request) => /\/api\/(?!contactmessage\/unread|drafts\/queue)/.test(request.url()) && apiRequests.push(request.url()));
  const releaseScript = await holdScript(page);
  await page.goto("/admin/loanofficercms", { waitUntil: "commit" });
  const deleteButton = page.getByRole("button", { name: "Delete Daniel Castillo" });
  const controls = [deleteButton, page.getByRole("button", { name: "Tools" }), page.getByLabel("Select Daniel Castillo")];
  for (const control of controls) await expect(control).toBeDisabled();
  await expect(deleteButton).toHaveCSS("opacity", "0.55");
  // What is typed while the script is on its way counts as well.
  await page.getByRole("searchbox").fill("daniel");
  releaseScript();
  await expect(page.getByText(/^1 of \d+$/)).toBeAttached();
  expect(apiRequests).toEqual([]);
  await deleteButton.click();
  await expect(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
});

test("until its script is there, a screen's links work", async ({ adminPage: page }) => {
  const releaseScript = await holdScript(page);
  await page.goto("/admin/loanofficercms", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Edit Daniel Castillo" }).click();
  await expect(page).toHaveURL(/\/admin\/loanofficercms\/edit\/\d+$/);
  releaseScript();
  await expect(page.getByLabel("First Name")).toHaveValue("Daniel");
  await expect(page.getByRole("button", { name: "Save draft" })).toBeEnabled();
});

// The everyday run looks at the names of a page's files in home.spec.ts.
if (isFull)
  test("spec §2 no public page loads a script or a style of the admin", async ({ page, adminPage }) => {
    const loadedFiles = (target: typeof page) =>
      target.evaluate(() =>
        performance.getEntriesByType("resource").flatMap(({ name }) => /\/assets\/[^?]+\.(js|css)$/.exec(name)?.[0] ?? []),
      );
    await adminPage.goto("/admin/loanofficercms/edit/1");
    await adminScriptStarted(adminPage);
    const admin = (await loadedFiles(adminPage)).filter((name) => /admin|layout|editor|use-save|data-table|toast/.test(name));
    expect(admin.length).toBeGreaterThan(0);
    await page.goto("/services/find-a-loan-officer");
    await scriptStarted(page);
    const frameFiles = new Set(await loadedFiles(page));
    expect(admin.filter((name) => /editor|admin-|use-save|toast/.test(name) && frameFiles.has(name))).toEqual([]);
  });

/** Every screen of the admin, by the pattern of its address. The styleguide shows loading states on purpose, and has its own test. */
const patterns = globSync(["app/shell/admin/screens.ts", "app/features/*/feature.ts"])
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^ +"(\/admin[^"]*)":/gm)])
  .map(([, path = ""]) => path)
  .filter((path) => path !== "/admin/styleguide");

/** A new record has the form in which it is edited. Tests of what these screens do audit them with something to show. */
const auditedElsewhere =
  /\/add$|^\/admin\/(audit|blog|calendar|changes|contactuslist\/(board|:id)|documents(\/edit\/:id)?|drafts|find|lead-routing|menus\/edit\/:id|numbers|office|pages\/edit\/:id|personal-data|sets\/:id)$/;
const differentScreens = patterns.filter((path) => !auditedElsewhere.test(path));

/** An address of each screen, of a record that is there. */
function addressOf(pattern: string, picture: string): string {
  if (pattern === "/admin/resource/edit") return `${pattern}?id=8`;
  return pattern
    .replace(":id", "1")
    .replace(":picture", picture.replace(/\.webp$/, ""))
    .replace("*", "nowhere");
}

/** Whether the screen shows what it is for, the script has taken it over, and its colors are as they stay: fields fade in. */
const isSettled = () =>
  document.querySelector("h1:not([data-left])") !== null &&
  !document.querySelector(".animate-pulse, th :disabled, fieldset[inert]") &&
  !document.body.innerText.includes("Loading…") &&
  [...document.querySelectorAll("fieldset")].every((one) => getComputedStyle(one).opacity === "1");

/** By how many pixels the page, and each table within its frame, is wider than it may be: a table that scrolls hides what its rows offer. */
const hiddenWidths = () =>
  [...document.querySelectorAll("table")]
    .map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    .concat(document.documentElement.scrollWidth - innerWidth)
    .filter((pixels) => pixels > 0);

/** Changes to another screen within the document, as a link does: loading each screen as a page of its own takes most of the time. */
const changeScreen = (page: Page, path: string) =>
  page.evaluate((address) => {
    document.querySelector("h1")?.setAttribute("data-left", "");
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

const untilSettled = (page: Page) => page.waitForFunction(isSettled, undefined, { polling: 50 });

async function expectNoFinding(page: Page, where: string, within?: string) {
  await untilSettled(page);
  expect(await findings(page, { within }), where).toEqual([]);
  expect(await page.evaluate(hiddenWidths), where).toEqual([]);
}

/** A second factor for the owner, set up as their own screen does it. */
async function setUpSecondFactor(page: Page, origin: string) {
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/profile/two-factor${path}`, { data, headers: { origin } })).json();
  const { secret } = await post("", { password: owner.password });
  expect(await post("/confirm", { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })).toMatchObject({ success: true });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`spec §2 no screen has an accessibility finding or scrolls sideways (${colorScheme})`, async ({
    adminPage: page,
    request,
    site,
  }) => {
    test.slow();
    const lead = { name: "Inés", phone: "(801) 555-0100", email: "ines@example.com", message: "I would like to buy a home." };
    expect((await request.post("/api/Common/SendEmail", { data: lead })).ok()).toBe(true);
    const headers = { origin: site.url };
    await page.request.delete("/api/blog/4", { headers });
    // One of each kind that the sample content lacks, if the product has that kind.
    for (const kind of ["newsletterissue", "replytemplate", "review", "redirect"]) {
      const response = await page.request.post(`/api/${kind}`, {
        data: { subject: "News", name: "Thanks", body: "Hi", author: "Ana G.", text: "Hi", path: "/old.html", target: "/loans" },
        headers,
      });
      expect([200, 404], kind).toContain(response.status());
    }
    const file = { name: "Checklist.pdf", mimeType: "application/pdf", buffer: pdfOf() };
    const upload = await page.request.post("/api/document/file", { multipart: { DocumentFile: file }, headers });
    const document = { name: "Checklist", file: (await upload.json()).file };
    expect((await page.request.post("/api/document", { data: document, headers })).ok()).toBe(true);
    expect((await page.request.post("/api/drafts/sets", { data: { name: "Spring" }, headers })).ok()).toBe(true);
    expect((await page.request.put("/api/staff", { data: { userId: 1, loanOfficerId: 1 }, headers })).ok()).toBe(true);
    const [, picture = ""] = /"name":"([^"]+)"/.exec(await (await page.request.get("/api/images")).text()) ?? [];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(colorScheme === "dark" ? { width: 360, height: 740 } : { width: 1280, height: 800 });
    expect(patterns.length).toBeGreaterThan(45);
    // Half of the screens are tried light and wide, the other half dark and narrow; all of them both ways in the full run.
    const triedScreens = isFull ? patterns : differentScreens.filter((_, index) => (index % 2 === 0) === (colorScheme === "light"));
    for (const [index, pattern] of triedScreens.entries()) {
      const path = addressOf(pattern, picture);
      if (isFull || index === 0) await page.goto(path);
      else await changeScreen(page, path);
      await expectNoFinding(page, path, index === 0 ? "html" : undefined);
    }
    if (isFull || colorScheme === "light") await lookAtQuestions(page);
    if (isFull || colorScheme === "dark") await lookAtSignIn(page, site.url);
  });
}

async function lookAtQuestions(page: Page) {
  await changeScreen(page, "/admin/blogcategory/edit/1");
  await untilSettled(page);
  await page.getByText("History", { exact: true }).click();
  await page.getByRole("button", { name: "What changed in version 1" }).click();
  await page.getByRole("insertion").first().waitFor();
  await expectNoFinding(page, "an open history");
  await changeScreen(page, "/admin/blogcategory");
  await page.getByRole("button", { name: "Delete Credit" }).click();
  await page.getByRole("alertdialog").waitFor();
  await expectNoFinding(page, "a question");
}

async function lookAtSignIn(page: Page, origin: string) {
  await setUpSecondFactor(page, origin);
  await page.context().clearCookies();
  await page.goto("/admin/login");
  await expectNoFinding(page, "/admin/login", "html");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("authenticator app")).toBeFocused();
  await expectNoFinding(page, "the second factor");
}
