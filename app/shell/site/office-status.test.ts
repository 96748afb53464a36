import { expect, it } from "vitest";
import { statusSentence } from "./office-status.ts";

const closedStatus = { isOpen: false, opens: 510, daysAhead: 0, weekday: 1, closedFor: undefined } as const;

it.each([
  [{ isOpen: true, closes: 1020 } as const, "Open until 5:00 pm", "Abierto hasta las 5:00 p. m."],
  [{ isOpen: true, closes: 780 } as const, "Open until 1:00 pm", "Abierto hasta la 1:00 p. m."],
  [closedStatus, "Closed now. Opens today at 8:30 am", "Cerrado ahora. Abre hoy a las 8:30 a. m."],
  [{ ...closedStatus, daysAhead: 1 }, "Closed now. Opens tomorrow at 8:30 am", "Cerrado ahora. Abre mañana a las 8:30 a. m."],
  [{ ...closedStatus, daysAhead: 2 }, "Closed now. Opens Monday at 8:30 am", "Cerrado ahora. Abre el lunes a las 8:30 a. m."],
  [
    { ...closedStatus, daysAhead: 3, closedFor: "Navidad" },
    "Closed today (Navidad). Opens Monday at 8:30 am",
    "Cerrado hoy (Navidad). Abre el lunes a las 8:30 a. m.",
  ],
])("%o", (status, english, spanish) => {
  expect(statusSentence(status, "en").replaceAll("\u00A0", " ")).toBe(english);
  expect(statusSentence(status, "es").replaceAll("\u00A0", " ")).toBe(spanish);
});
