import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactForm, type ContactFormOutcome } from "./contact-form.tsx";

const states = [
  { state: "ID", name: "Idaho" },
  { state: "UT", name: "Utah" },
];
const form = { consent: { text: "I agree", version: "v1" }, states, sent: { title: "Sent", text: "Soon" } };

it("starts with the state that was chosen on another page, until the visitor chooses another", () => {
  const chosen = (homeState?: string, outcome?: ContactFormOutcome) =>
    /value="(\w*)" selected=""/.exec(renderToStaticMarkup(<ContactForm form={form} outcome={outcome} homeState={homeState} />))?.[1];
  expect(chosen("UT")).toBe("UT");
  expect(chosen()).toBeUndefined();
  expect(chosen("NV")).toBeUndefined();
  expect(chosen("UT", { sent: false, message: "", fields: [], values: { homeState: "ID" } })).toBe("ID");
});
