import { expect, it } from "vitest";
import { directionsUrl } from "./directions.ts";

const office = { "address.street": "12 Main St & Co #3", "address.city": "Provo", "address.state": "UT", "address.zip": "84601" };

it("leads to the street of the office wherever it moves", () => {
  const url = new URL(directionsUrl({ ...office, "contact.directionsUrl": "" }));
  expect(url.searchParams.get("destination")).toBe("12 Main St & Co #3, Provo, UT 84601");
});

it("keeps a link that the office has chosen", () => {
  expect(directionsUrl({ ...office, "contact.directionsUrl": "https://maps.example/x" })).toBe("https://maps.example/x");
});
