import { expect, it } from "vitest";
import { dollars, money, percent } from "./money.ts";

it("amounts are written as readers in the United States write them", () => {
  expect(money(324_917)).toBe("$3,249.17");
  expect(dollars(45_000_050)).toBe("$450,001");
  expect([money(-25_309), dollars(-25_309)]).toEqual(["−$253.09", "−$253"]);
});

it("the Spanish of the United States formats them the same way", () => {
  expect(money(324_917)).toBe(new Intl.NumberFormat("es-US", { style: "currency", currency: "USD" }).format(3249.17));
});

it("rates keep the decimals they have", () => {
  expect([6500, 6125, 5000, 0].map(percent)).toEqual(["6.5%", "6.125%", "5%", "0%"]);
});
