import { expect, it } from "vitest";
import { openingHours } from "./opening-hours.ts";

it.each([
  ["Monday to Friday 8:30 am to 5:00 pm", "08:30", "17:00"],
  ["Lunes a viernes de 8:30 a. m. a 5:00 p. m.", "08:30", "17:00"],
  ["Saturday 9:30am–1 PM", "09:30", "13:00"],
  ["12 pm to 11:59 p.m.", "12:00", "23:59"],
])("%s opens at %s and closes at %s", (sentence, opens, closes) => {
  expect(openingHours(["Monday"], sentence)).toMatchObject([{ dayOfWeek: ["Monday"], opens, closes }]);
});

it.each(["Sunday closed", "Domingo: cerrado", "By appointment after 5 pm", "5 pm to 8 am", "9 am to 12 pm, 1 pm to 5 pm", ""])(
  "%s tells machines nothing",
  (sentence) => {
    expect(openingHours(["Sunday"], sentence)).toEqual([]);
  },
);
