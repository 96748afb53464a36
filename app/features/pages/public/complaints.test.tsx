import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { complaintSettings } from "#app/features/settings/complaint-settings.ts";
import { Complaints } from "./complaints.tsx";

const defaults = Object.fromEntries(Object.entries(complaintSettings).map(([key, setting]) => [key, setting.default])) as Record<
  keyof typeof complaintSettings,
  string
>;
const office = { "contact.email": "hello@example.com", "contact.phone": "(801) 555-0142" };

const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test("complaints go to the office until it has an address for them, and to the agencies that supervise it", () => {
  expect(hrefsOf(renderToStaticMarkup(<Complaints settings={{ ...office, ...defaults }} />))).toEqual([
    "tel:+18015550142",
    "mailto:hello@example.com",
    "https://realestate.utah.gov/",
    "tel:+18015306747",
    "https://www.consumerfinance.gov/complaint/",
    "tel:+18554112372",
  ]);
});

test("an address of its own replaces the office's", () => {
  const own = { "complaints.email": "complaints@example.com", "complaints.phone": "(801) 555-0199" };
  const hrefs = hrefsOf(renderToStaticMarkup(<Complaints settings={{ ...office, ...defaults, ...own }} />));
  expect(hrefs.slice(0, 2)).toEqual(["tel:+18015550199", "mailto:complaints@example.com"]);
});

test("calls to the office are counted, calls to the agencies are not", () => {
  const html = renderToStaticMarkup(<Complaints settings={{ ...office, ...defaults }} />);
  const marks = [...html.matchAll(/<a href="tel:[^>]*>/g)].map(([link]) => link.includes("data-way"));
  expect(marks).toEqual([true, false, false]);
});
