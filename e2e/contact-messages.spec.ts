import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { expectFailuresToldBy } from "./saving.ts";
import { adminScriptStarted } from "./script-started.ts";

const lead = { phone: "(801) 555-0100", service: "Contact Us", message: "I would like to buy a home." };
let senders = 0;

type Json = { contactMessageDto: { deliveries: object[] } };

/** Puts something into the real answers. What a screen asked for and no longer waits for has none. */
async function changeAnswers(page: Page, url: string, change: (answer: Json) => object) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const answer: Json | undefined = await response.json().catch(() => undefined);
    if (answer) await route.fulfill({ response, json: change(answer) });
  });
}

/** A message as the documented call sends it, each from an address of its own. */
async function write(request: APIRequestContext, name: string, more: object = {}) {
  senders++;
  const marker = `${Date.now()}-${senders}`;
  const headers = { "x-forwarded-for": `192.0.2.${senders}` };
  const data = { ...lead, name, email: `visitor-${marker}@example.com`, ...more };
  const answer = await request.post("/api/Common/SendEmail", { data, headers });
  expect(answer.ok()).toBe(true);
}

test.beforeEach(({ page }) => page.clock.install());

test("spec §2 §8 staff read, answer, assign, note and delete a message in the inbox", async ({ adminPage: page, request }) => {
  await write(request, "Inés Muñoz", { language: "es", message: "Quiero comprar casa en Kearns." });
  await page.goto("/admin/contactuslist");
  await adminScriptStarted(page);
  await expect(page.getByText(/\d+ unread · \d+ in all/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Export to CSV" })).toHaveAttribute("href", /^\/api\/contactmessage\/export/);
  await page.getByRole("searchbox", { name: "Search" }).fill("MUNOZ");
  const row = page.getByRole("row", { name: /Inés Muñoz/ });
  await expect(row).toContainText("Quiero comprar casa en Kearns.");
  await expect(row).toContainText("New");
  await row.getByRole("link", { name: "Inés Muñoz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inés Muñoz" })).toBeVisible();
  await expect(page.getByText("Quiero comprar casa en Kearns.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^To the office / })).toBeVisible();
  await page.getByLabel("Assigned to").selectOption({ label: "Marisol Hernández" });
  await page.getByLabel("Notes").fill("Called back on Monday.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Data was updated successfully").first()).toBeVisible();
  await page.getByRole("button", { name: "Mark as contacted" }).click();
  await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Notes")).toHaveValue("Called back on Monday.");
  await page.getByRole("link", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Contacted" }).click();
  await expect(row).toContainText("Marisol Hernández");
  await row.getByRole("link", { name: "Inés Muñoz" }).click();
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByRole("alertdialog", { name: "Are you sure?" })).toContainText("You won't be able to revert this!");
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Deleted!")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/contactuslist\b/);
  await expect(row).toHaveCount(0);
});

test("spec §2 a held message says why, and is released", async ({ adminPage: page, request }) => {
  await write(request, "Link Seller", { message: "SEO and backlinks, see https://a.example and https://b.example" });
  await page.goto("/admin/contactuslist");
  await page.getByRole("button", { name: /^Held/ }).click();
  await page.getByRole("link", { name: "Link Seller" }).click();
  await expect(page.getByRole("note")).toContainText("advertising");
  await expect(page.getByText("No email was sent")).toBeVisible();
  const release = page.getByRole("button", { name: "Release" });
  await expectFailuresToldBy(page, release, "**/api/contactmessage/1/release");
  await expect(page.getByRole("note")).toContainText("advertising");
  await release.click();
  await expect(page.getByText("To the visitor")).toBeVisible();
  await page.getByRole("button", { name: "Resend To the office", exact: true }).click();
  await expect(page.getByText("The email is on its way")).toBeVisible();
});

test("spec §8 an action on a message that a colleague has changed says so, does nothing twice, and shows its current state", async ({
  adminPage: page,
  request,
  site,
}) => {
  const colleague = async (path: string, data: object) =>
    expect((await page.request.post(path, { data, headers: { origin: site.url } })).ok()).toBe(true);
  await write(request, "Link Seller", { message: "SEO and backlinks, see https://a.example and https://b.example" });
  // Opening an unread message marks it, and shows it anew.
  await page.request.put("/api/contactmessage/1/read", { data: { read: true }, headers: { origin: site.url } });
  await page.goto("/admin/contactuslist/1");
  const release = page.getByRole("button", { name: "Release" });
  await expect(release).toBeVisible();
  await colleague("/api/contactmessage/1/release", {});
  await release.click();
  await expect(page.getByText("is not held")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as contacted" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend/ })).toHaveCount(2);

  const { revisionListVm } = await (await page.request.get("/api/revisions?entity=contactmessage&id=1")).json();
  await colleague("/api/revisions/restore", { revisionId: revisionListVm.at(-1).revisionId });
  await page.getByRole("button", { name: "Resend To the visitor" }).click();
  await expect(page.getByText("release it first")).toBeVisible();
  await expect(release).toBeVisible();

  await page.request.delete("/api/contactmessage/1", { headers: { origin: site.url } });
  await release.click();
  await expect(page.getByText(/^An error occurred: .*does not exist/)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to fetch data - ");
});

test("spec §8 mail that needs attention says why, on the dashboard and in the inbox, and is retried", async ({
  adminPage: page,
  request,
}) => {
  await write(request, "Ana Peña");
  await page.goto("/admin/contactuslist");
  await adminScriptStarted(page);
  await expect(page.getByRole("link", { name: "Ana Peña" })).toBeVisible();
  // A mail server's refusals take minutes to count; what they leave behind is put into the real answers.
  const reason = "The mail server refused the address";
  const attempt = { at: new Date().toISOString(), outcome: "refused", permanent: true, reason, detail: "550 5.1.1 No such user" };
  await changeAnswers(page, "**/api/contactmessage/1", ({ contactMessageDto }) => {
    const [office, ...otherDeliveries] = contactMessageDto.deliveries;
    return {
      contactMessageDto: {
        ...contactMessageDto,
        deliveries: [{ ...office, state: "failed", attempts: 3, history: [attempt] }, ...otherDeliveries],
      },
    };
  });
  const noticeProblem = { mailJobId: 9, kind: "staff.accountChange", reason };
  await changeAnswers(page, "**/api/dashboard", (figures) => ({
    ...figures,
    failedMail: 1,
    otherFailedMail: [noticeProblem],
    lateMail: 2,
  }));
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("2 emails are waiting")).toBeVisible();
  await expect(page.getByText("Email not sent: account was changed")).toBeVisible();
  await page.getByRole("button", { name: "Retry email: account was changed" }).click();
  await expect(page.getByText("That email doesn't exist")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: /1 email needs attention/ }).click();
  await expect(page.getByRole("button", { name: "Email needs attention" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "All" }).click();
  await page.getByRole("link", { name: "Ana Peña" }).click();
  await expect(page.getByText("Email needs attention")).toBeVisible();
  await expect(page.getByText(`${reason}: 550 5.1.1 No such user`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Retry To the office", exact: true }).click();
  await expect(page.getByText("The email is on its way")).toBeVisible();
});
