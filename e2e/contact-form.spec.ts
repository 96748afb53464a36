import { expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { owner } from "./site-process.ts";

const english = {
  path: "/contact-us",
  labels: { name: "Name", email: "Email", phone: "Phone Number", message: "Message" },
  send: "Send Message",
  ok: "OK",
  heading: "Send us a message",
  allRequired: "All fields are required",
  invalidEmail: "Please enter a valid email address",
  sentTitle: "Message sent successfully!",
  sent: "We'll get back to you soon.",
  refusedTitle: "Failed to send message",
  errorTitle: "An error occurred",
  tryLater: "Please try again later",
  nameMissing: "Please enter your name",
};

const spanish: typeof english = {
  path: "/es/contact-us",
  labels: { name: "Nombre", email: "Correo electrónico", phone: "Número de teléfono", message: "Mensaje" },
  send: "Enviar mensaje",
  ok: "Aceptar",
  heading: "Envíenos un mensaje",
  allRequired: "Todos los campos son obligatorios",
  invalidEmail: "Escriba un correo electrónico válido",
  sentTitle: "¡Mensaje enviado!",
  sent: "Le responderemos pronto.",
  refusedTitle: "No se pudo enviar el mensaje",
  errorTitle: "Ocurrió un error",
  tryLater: "Por favor, inténtelo más tarde",
  nameMissing: "Escriba su nombre",
};

const filled = { name: "Ana Peña", email: "ana@example.com", phone: "(801) 555-0100", message: "Hello, I would like to buy a home." };

// The site counts messages per sender: each test is a sender of its own.
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures named first
test.beforeEach(({}, { testId }) => {
  filled.email = `ana-${testId}@example.com`;
});

type Field = keyof typeof filled;
const fields = Object.keys(filled) as Field[];
const control = (page: Page, words: typeof english, field: Field) => page.getByRole("textbox", { name: words.labels[field], exact: true });

async function fill(page: Page, words: typeof english, values: Partial<typeof filled>) {
  for (const field of fields) await control(page, words, field).fill(values[field] ?? "");
}

async function expectFields(page: Page, words: typeof english, values: Partial<typeof filled>) {
  for (const field of fields) await expect(control(page, words, field)).toHaveValue(values[field] ?? "");
}

const submit = (page: Page, words: typeof english) => page.getByRole("button", { name: words.send }).click();
const somewhere = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join(".")}`;

/** The form answers without a script too; what is said about the script needs it to be there. */
async function openForm(page: Page, words: typeof english, path = words.path) {
  await page.goto(path);
  const ready = page.waitForResponse(/contact-feedback.*\.js/);
  await control(page, words, "name").focus();
  await ready;
}

test.beforeEach(async ({ page, site }) => {
  await page.route(
    (url) => !url.href.startsWith(site.url),
    (route) => route.abort(),
  );
  await page.route(/\/api\/common\/sendemail|\/contact-us|\/loan-officer\//i, (route, request) =>
    route.fallback({ headers: { ...request.headers(), "x-forwarded-for": address } }),
  );
});
let address = somewhere();
test.beforeEach(() => {
  address = somewhere();
});

async function lastMessage(page: Page) {
  const { request } = page.context();
  await request.post("/api/auth/sign-in/email", { data: owner });
  const { contactMessageListVm } = await (await request.get("/api/contactmessage?pageSize=1")).json();
  return (await (await request.get(`/api/contactmessage/${contactMessageListVm[0].contactMessageId}`)).json()).contactMessageDto;
}

for (const words of [english, spanish]) {
  test.describe(words.path, () => {
    test("§5 names what is missing and what is no e-mail address in a toast that goes by itself", async ({ page }) => {
      let calls = 0;
      page.on("request", (request) => /sendemail/i.test(request.url()) && calls++);
      await openForm(page, words);
      await fill(page, words, { ...filled, phone: "" });
      await submit(page, words);
      const toast = page.locator("[data-sonner-toast]", { hasText: words.allRequired });
      await expect(toast).toBeVisible();
      await expect(toast.getByRole("button")).toHaveCount(0);
      await expect(control(page, words, "phone")).toBeFocused();
      await expect(toast).toBeHidden();
      await fill(page, words, { ...filled, email: "ana@example" });
      await submit(page, words);
      await expect(page.locator("[data-sonner-toast]", { hasText: words.invalidEmail })).toBeVisible();
      await expectFields(page, words, { ...filled, email: "ana@example" });
      expect(calls).toBe(0);
    });

    test("§4 §8 says that the message was sent, and clears the fields after OK", async ({ page }) => {
      await openForm(page, words);
      await fill(page, words, filled);
      await submit(page, words);
      const dialog = page.getByRole("alertdialog", { name: words.sentTitle });
      await expect(dialog).toContainText(words.sent);
      await expectFieldsBehind(page, filled);
      await dialog.getByRole("button", { name: words.ok }).click();
      await expect(dialog).toBeHidden();
      await expectFields(page, words, {});
      expect(await lastMessage(page)).toMatchObject({
        ...filled,
        service: "Contact Us",
        language: words === spanish ? "es" : "en",
        page: words.path,
        state: "new",
        consent: { language: words === spanish ? "es" : "en", text: await page.locator("form p").last().innerText() },
      });
    });

    test("§4 §8 keeps the fields when the server says no, and shows its reason or the usual one", async ({ page }) => {
      await openForm(page, words);
      for (const [message, shown] of [
        ["The office is closed", "The office is closed"],
        ["", words.tryLater],
      ]) {
        await page.route(/sendemail/i, (route) => route.fulfill({ json: { success: false, message } }), { times: 1 });
        await fill(page, words, filled);
        await submit(page, words);
        const dialog = page.getByRole("alertdialog", { name: words.refusedTitle });
        await expect(dialog).toContainText(shown ?? "");
        await dialog.getByRole("button", { name: words.ok }).click();
        await expectFields(page, words, filled);
      }
    });

    test("§4 §8 keeps the fields when no answer comes or none that can be read", async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (entry) => entry.type() === "error" && logged.push(entry.text()));
      await openForm(page, words);
      for (const broken of ["no answer", "no JSON"]) {
        await page.route(/sendemail/i, (route) => (broken === "no JSON" ? route.fulfill({ body: "<p>Bad gateway</p>" }) : route.abort()), {
          times: 1,
        });
        await fill(page, words, filled);
        await submit(page, words);
        const dialog = page.getByRole("alertdialog", { name: words.errorTitle });
        await expect(dialog).toContainText(words.tryLater);
        await dialog.getByRole("button", { name: words.ok }).click();
        await expectFields(page, words, filled);
      }
      expect(logged.filter((text) => text.includes("could not be sent"))).toHaveLength(2);
    });

    test("§8 shows why the server refuses who sends too much", async ({ page, request }) => {
      for (let sent = 0; sent < 10; sent++)
        await request.post("/api/Common/SendEmail", {
          data: { ...filled, service: "Contact Us", email: `ana${sent}@example.com` },
          headers: { "x-forwarded-for": address },
        });
      await openForm(page, words);
      await fill(page, words, { ...filled, email: "another@example.com" });
      await submit(page, words);
      await expect(page.getByRole("alertdialog", { name: words.refusedTitle })).toContainText(words === spanish ? "Espere" : "Please wait");
    });
  });

  test.describe(`${words.path} without a script`, () => {
    test.use({ javaScriptEnabled: false });

    test("§5 names the fields that are missing or wrong, keeps the others, then confirms", async ({ page }) => {
      await page.goto(words.path);
      await fill(page, words, { ...filled, name: "", email: "nobody" });
      await submit(page, words);
      await expect(page.locator("form").getByRole("alert")).toContainText(words.allRequired);
      await expect(control(page, words, "name")).toHaveAccessibleDescription(words.nameMissing);
      await expectFields(page, words, { ...filled, name: "", email: "nobody" });
      await control(page, words, "name").fill(filled.name);
      await submit(page, words);
      await expect(page.locator("form").getByRole("alert")).toContainText(words.invalidEmail);
      await expect(control(page, words, "email")).toHaveAccessibleDescription(words.invalidEmail);
      await control(page, words, "email").fill(filled.email);
      await submit(page, words);
      await expect(page.locator("form").getByRole("status")).toContainText(words.sentTitle);
      await expect(page.locator("form").getByRole("status")).toContainText(words.sent);
      await expectFields(page, words, {});
      expect(await lastMessage(page)).toMatchObject({ ...filled, page: words.path, consent: { version: expect.any(String) } });
    });
  });
}

/** Behind the dialog the form is out of reach, but what was typed is still there. */
async function expectFieldsBehind(page: Page, values: typeof filled) {
  for (const field of fields) await expect(page.locator(`[name=${field}]`)).toHaveValue(values[field]);
}

test("§2 an officer's page has a form of its own, which goes to that officer", async ({ page }) => {
  await page.goto("/services/find-a-loan-officer");
  await page.locator("a[href^='/services/loan-officer/']").first().click();
  await page.waitForURL(/\/services\/loan-officer\/\d+\//);
  const id = Number(/loan-officer\/(\d+)/.exec(page.url())?.[1]);
  await openForm(page, english, new URL(page.url()).pathname);
  await fill(page, english, filled);
  await submit(page, english);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  expect(await lastMessage(page)).toMatchObject({ loanOfficerId: id, assignedOfficerId: id });
});

test("§4 a program that fills in the hidden field is told the same, and its message is held", async ({ page }) => {
  await openForm(page, english);
  await fill(page, english, { ...filled, name: "A program", email: "program@example.com" });
  await page.locator("[name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://example.com";
  });
  await submit(page, english);
  await expect(page.getByRole("alertdialog", { name: english.sentTitle })).toBeVisible();
  expect(await lastMessage(page)).toMatchObject({ name: "A program", state: "held", deliveries: [] });
});

test("§5 the form, its mistakes and its dialog are accessible", async ({ page }) => {
  await openForm(page, english);
  await submit(page, english);
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  expect(await findings(page, "form")).toEqual([]);
  await fill(page, english, filled);
  await submit(page, english);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await findings(page, "[role=alertdialog]")).toEqual([]);
});
