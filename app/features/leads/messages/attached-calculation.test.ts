import { expect, it } from "vitest";
import { attachedCalculationText, messageToSend } from "./attached-calculation.ts";

const attachedCalculation = attachedCalculationText({
  title: "From the calculator: Rent or buy?",
  lines: ["Rent a month: $1,900.00", "If you rent: savings: $2"],
});

it("numbers go along with a message only with the visitor's tick", () => {
  expect(messageToSend({ message: "Hi", attachedCalculation })).toBe("Hi");
  expect(messageToSend({ message: "Hi", attachedCalculation, enclose: "off" })).toBe("Hi");
  expect(messageToSend({ message: "Hi", attachedCalculation, enclose: "on" })).toBe(
    "Hi\n\nFrom the calculator: Rent or buy?\nRent a month: $1,900.00\nIf you rent: savings: $2",
  );
});

it("numbers are no message by themselves, and what is no text is none", () => {
  expect(messageToSend({ message: " ", attachedCalculation, enclose: "on" })).toBe(" ");
  expect(messageToSend({ message: "Hi", attachedCalculation: 5, enclose: "on" })).toBe("Hi");
});
