import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { owner } from "./site-process.ts";

export const english = {
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

export const spanish: typeof english = {
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

export const filledForm = {
  name: "Ana Peña",
  email: "ana@example.com",
  phone: "(801) 555-0100",
  message: "Hello, I would like to buy a home.",
};

type Field = keyof typeof filledForm;
const fields = Object.keys(filledForm) as Field[];
export const control = (page: Page, words: typeof english, field: Field) =>
  page.getByRole("textbox", { name: words.labels[field], exact: true });

export async function fill(page: Page, words: typeof english, values: Partial<typeof filledForm>) {
  for (const field of fields) await fillField(control(page, words, field), values[field] ?? "");
}

/**
 * Playwright focuses a field and then sends the text to whatever has the focus. A page whose address has a fragment takes the focus away
 * once more when it is first painted, so the text may go nowhere: it is typed again until it is there.
 */
export async function fillField(field: Locator, value: string) {
  await expect(async () => {
    await field.fill(value);
    expect(await field.inputValue()).toBe(value);
  }).toPass();
}

export async function expectFields(page: Page, words: typeof english, values: Partial<typeof filledForm>) {
  for (const field of fields) await expect(control(page, words, field)).toHaveValue(values[field] ?? "");
}

export const submit = (page: Page, words: typeof english) => page.getByRole("button", { name: words.send }).click();

/** Sends the form without a script and waits until the page that answers it has loaded: until then it may still scroll to its fragment. */
export async function submitWithoutScript(page: Page, words: typeof english) {
  const loaded = page.waitForEvent("load");
  await submit(page, words);
  await loaded;
}

/** The form answers without a script too; what is said about the script needs it to be there. */
export async function openForm(page: Page, words: typeof english, path = words.path) {
  await page.goto(path);
  const feedbackScript = page.waitForResponse(/contact-feedback.*\.js/);
  await control(page, words, "name").focus();
  await feedbackScript;
}

/** The site counts messages per address and per sender: each test is a visitor of its own. */
export function everyTestIsAnotherVisitor() {
  test.beforeEach(async ({ page }, { testId }) => {
    filledForm.email = `ana-${testId}@example.com`;
    const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join(".")}`;
    await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
  });
}

export async function lastMessage(page: Page) {
  const { request } = page.context();
  await request.post("/api/auth/sign-in/email", { data: owner });
  const { contactMessageListVm } = await (await request.get("/api/contactmessage?pageSize=1")).json();
  return (await (await request.get(`/api/contactmessage/${contactMessageListVm[0].contactMessageId}`)).json()).contactMessageDto;
}

/** Behind the dialog the form is out of reach, but what was typed is still there. */
export async function expectFieldsBehind(page: Page, values: typeof filledForm) {
  for (const field of fields) await expect(page.locator(`main [name=${field}]`)).toHaveValue(values[field]);
}
