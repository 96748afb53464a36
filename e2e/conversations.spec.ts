import { type APIRequestContext, expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

const lead = { phone: "(801) 555-0100", service: "Contact Us", message: "I would like to buy a home." };
let senders = 0;

/** A message as the documented call sends it, each from an address of its own. */
async function write(request: APIRequestContext, name: string, more: object = {}) {
  senders++;
  const headers = { "x-forwarded-for": `198.51.100.${senders}` };
  const data = { ...lead, name, email: `lead-${Date.now()}-${senders}@example.com`, ...more };
  expect((await request.post("/api/Common/SendEmail", { data, headers })).ok()).toBe(true);
}

test("staff answer a visitor in Spanish from a template, after looking at the mail", async ({ adminPage: page, request }) => {
  await write(request, "Inés Muñoz", { language: "es", message: "Quiero comprar casa en Kearns." });
  await page.goto("/admin/contactuslist/1");
  await page.getByRole("button", { name: "Reply" }).click();
  const form = page.getByRole("form", { name: "Reply" });
  await expect(form.getByLabel("Subject")).toHaveValue("Su mensaje: Quiero comprar casa en Kearns.");
  await form.getByLabel("Template").selectOption({ label: "We tried to call you" });
  await expect(form.getByLabel("Text")).toHaveValue(/^Hola, Inés Muñoz:/);
  expect(await findings(page)).toEqual([]);
  await form.getByRole("button", { name: "Preview and send" }).focus();
  await page.keyboard.press("Enter");
  const preview = page.getByRole("alertdialog", { name: "Send this reply?" });
  await expect(preview).toContainText("> Quiero comprar casa en Kearns.");
  await expect(preview).toContainText("usted escribió");
  await preview.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("The reply is on its way")).toBeVisible();
  const conversation = page.getByRole("list", { name: "Conversation" });
  await expect(conversation).toContainText("Hola, Inés Muñoz:");
  await expect(conversation).toContainText("Waiting to be sent");
  await expect(conversation).toContainText("from New to Contacted");
  await expect(form).toBeHidden();
  expect(await findings(page)).toEqual([]);
});

test("a lead moves over the board by keyboard, and is lost for a reason", async ({ adminPage: page, request }) => {
  await write(request, "Ana Peña");
  await page.goto("/admin/contactuslist/board");
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\(`) });
  await expect(column("New")).toContainText("Ana Peña");
  const moveTo = page.getByRole("combobox", { name: "Move Ana Peña to" });
  await moveTo.selectOption("Application sent");
  await expect(column("Application sent")).toContainText("Ana Peña");
  await expect(column("New")).toContainText("No messages here.");
  await moveTo.selectOption("Lost");
  await page.getByRole("alertdialog").getByLabel("Reason").fill("Found a house elsewhere");
  await page.keyboard.press("Enter");
  await expect(column("Lost")).toContainText("Ana Peña");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Ana Peña" }).click();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("Found a house elsewhere");
});
