import { expect, test } from "vitest";
import { documentText, licenseText, programText } from "./due-panels.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

const today = "2027-03-31";

test("on the last day of a program, a license or a file, the line says so", () => {
  for (const language of ["en", "es"] as const) {
    const { programs, licenses, documents } = dashboardTexts[language];
    expect(programText({ validUntil: today, within: 7 }, language, today)).toBe(programs.endsToday);
    expect(programText({ validUntil: "2027-04-01", within: 7 }, language, today)).not.toBe(programs.endsToday);
    expect(documentText(today, language, today)).toBe(documents.endsToday);
    expect(documentText("2027-04-01", language, today)).not.toBe(documents.endsToday);
    expect(licenseText({ until: today, within: 7 }, language, today)).toBe(licenses.endsToday);
  }
});
