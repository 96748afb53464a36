import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wayTexts } from "#app/features/contact-ways/texts/ways.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { LoanOfficerCard, type OfficerCard } from "./loan-officer-card.tsx";

const officer: OfficerCard = {
  loanOfficerId: 1,
  firstName: "Ana",
  lastName: "Ortiz",
  title: "Loan Officer",
  subTitle: "",
  licenseNumber: "1",
  licenses: [{ state: "UT", number: "1", from: "", until: "" }],
  languagesSpoken: ["es"],
  specialties: ["itin", "va", "firstHome"],
  phoneNumber: "(801) 555-0142",
  textNumber: "",
  whatsAppNumber: "",
  calendarUrl: "https://calendar.example/ana",
  image1: "",
  imageWidth: null,
  imageHeight: null,
  imageFocusX: null,
  imageFocusY: null,
};

it("shows the specialty that the visitor is looking for first", () => {
  const names = specialtyNames.en;
  const shown = (specialty?: "firstHome") =>
    renderToStaticMarkup(<LoanOfficerCard page="Officers" officer={officer} today="2027-01-15" {...(specialty && { specialty })} />);
  expect(shown()).toContain(`${names.itin} · ${names.va}<`);
  expect(shown("firstHome")).toContain(`${names.firstHome} · ${names.itin}<`);
});

it("says in which states the officer is licensed today", () => {
  const licenses: OfficerCard["licenses"] = [
    { state: "UT", number: "1", from: "", until: "" },
    { state: "NV", number: "2", from: "", until: "2026-12-31" },
    { state: "ID", number: "3", from: "", until: "" },
  ];
  const shown = (today: string) =>
    renderToStaticMarkup(<LoanOfficerCard page="Officers" officer={{ ...officer, licenses }} today={today} />);
  expect(shown("2026-12-31")).toContain("UT, NV, ID<");
  expect(shown("2027-01-15")).toContain("UT, ID<");
});

it("shows the label of the calendar's button", () => {
  const html = renderToStaticMarkup(<LoanOfficerCard page="Officers" officer={officer} today="2027-01-15" />);
  expect(html).toMatch(new RegExp(`<span(?: class="")?>${wayTexts.en.shortLabels.calendar}<`));
});
