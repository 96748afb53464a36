import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { findings } from "#e2e/axe.ts";
import { test as base } from "#e2e/fixtures.ts";
import { owner, type Site, startSite } from "#e2e/site-process.ts";
import { startMailServer } from "#test/mail-server.ts";

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

let started: Promise<{ mail: MailServer; site: Site }> | undefined;

async function startMailingSite() {
  const folder = mkdtempSync(join(tmpdir(), "umbral-e2e-newsletter-"));
  cpSync(process.env.E2E_TEMPLATE ?? "", folder, { recursive: true });
  const mail = await startMailServer();
  return { mail, site: await startSite(folder, { SMTP_URL: mail.url, MAIL_FROM: "news@umbral.example" }) };
}

/** A site whose mails arrive somewhere. */
const test = base.extend<{ mail: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  site: async ({}, use) => {
    started ??= startMailingSite();
    await use((await started).site);
  },
  mail: async ({ site: _ }, use) => started && use((await started).mail),
});

// In one worker, which starts one such site.
test.describe.configure({ mode: "default" });

test.afterAll(async () => {
  const { mail, site } = (await started) ?? {};
  await site?.kill();
  await mail?.close();
  if (site) rmSync(site.dataDir, { recursive: true, force: true });
});

const mailTo = async (mail: MailServer, address: string, subject: string) => {
  const find = () => mail.arrived.find(({ recipients, parsed }) => recipients.includes(address) && parsed.subject?.startsWith(subject));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find()?.parsed.text ?? "";
};

/** The site does not know the port that it listens on: of a link in a mail, the path. */
const pathIn = (text: string) => /https?:\/\/[^/\s]+(\/\S+\?token=\S+)/.exec(text)?.[1] ?? "";

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader signs up from the footer in Spanish, confirms by mail, and leaves again", async ({ page, mail }) => {
    await page.goto("/es/privacy-policy");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: "Su correo" }).fill("ines@example.com");
    await footer.getByRole("button", { name: "Suscribirme" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Revise su correo");
    const text = await mailTo(mail, "ines@example.com", "Confirme su suscripción");
    const answer = await page.goto(pathIn(text));
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("button", { name: "Sí, envíenme el boletín" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("está lista");
    await page.goto("/es/blog");
    const block = page.getByRole("region", { name: "Artículos nuevos" }).first();
    await block.getByRole("textbox").fill("ines@example.com");
    await block.getByRole("button").press("Enter");
    const reminder = await mailTo(mail, "ines@example.com", "Ya tiene su suscripción");
    await page.goto(pathIn(reminder));
    await page.getByRole("button", { name: "Darme de baja" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ya no");
  });
});

test("staff import readers and write an issue, which reaches each in their language with a link out of it", async ({
  page,
  mail,
  site,
}) => {
  const headers = { origin: site.url };
  await page.request.post("/api/auth/sign-in/email", { data: owner, headers });
  const open = async (path: string) => {
    await page.goto(path);
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  };
  await open("/admin/newsletter/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "fair.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("email,name,language\nana@example.com,Ana,es\nbob@example.com,Bob,en\nnobody,,"),
  });
  await page.getByLabel("did these people agree").fill("Signed the list at the fair");
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("status")).toContainText("2 added");
  await expect(page.getByRole("status")).toContainText("Line 4: ");

  await open("/admin/newsletter/issues/add");
  await page.getByRole("textbox", { name: "Subject", exact: false }).first().fill("Spring news");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("Rates fell.");
  await page.getByLabel("Subject (Spanish)").fill("Novedades de primavera");
  await page.getByRole("textbox", { name: "Text (Spanish)" }).click();
  await page.keyboard.type("Bajaron las tasas.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Edit Spring news" }).click();
  await expect(page.frameLocator("iframe").getByText("Rates fell.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Send to all subscribers" }).press("Enter");
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText("Going out")).toBeVisible();

  expect(await mailTo(mail, "bob@example.com", "Spring news")).toContain("Rates fell.");
  const spanish = await mailTo(mail, "ana@example.com", "Novedades de primavera");
  expect(spanish).toContain("Bajaron las tasas.");
  // As a mail provider does it for the reader: from elsewhere, without cookies.
  const post = await fetch(site.url + pathIn(spanish), {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    headers: { origin: "https://mail.example" },
  });
  expect(post.status).toBe(200);
  await page.goto("/admin/newsletter?state=unsubscribed");
  await expect(page.getByRole("rowheader", { name: "ana@example.com" })).toBeVisible();
});
