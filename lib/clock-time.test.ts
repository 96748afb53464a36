import { expect, it } from "vitest";
import { clockTime, keepTimesWhole } from "./clock-time.ts";

it.each([
  ["Lunes a viernes de 8:30 a. m. a 5:00 p. m.", "Lunes a viernes de 8:30~a.~m. a 5:00~p.~m."],
  ["Sábado de 9 a.m. a 1 p.m.", "Sábado de 9~a.m. a 1~p.m."],
  ["Monday to Friday 8:30 am to 5:00 PM", "Monday to Friday 8:30~am to 5:00~PM"],
  ["Domingo: cerrado; 24 a más tardar", "Domingo: cerrado; 24 a más tardar"],
  [clockTime(510, "es"), "8:30~a.~m."],
])("%s breaks across lines at no time of day", (text, kept) => expect(keepTimesWhole(text).replaceAll("\u00a0", "~")).toBe(kept));
