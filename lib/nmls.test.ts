import { expect, test } from "vitest";
import { companyRegistryLink, registryHome, registryLink } from "./nmls.ts";

test("a number leads to its own entry in the registry", () => {
  expect(registryLink("company", "330511")).toBe("https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/330511");
  expect(registryLink("officer", "2018381")).toBe("https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/2018381");
});

test.each(["", "0001042", "12a", "NMLS 12", " 12", "12/../13", "１２", "12345678901"])("%j is no number of the registry", (number) => {
  expect(registryLink("officer", number)).toBe(registryHome);
});

test("an address that the office chose is kept", () => {
  expect(companyRegistryLink("330511", registryHome)).toBe(registryLink("company", "330511"));
  expect(companyRegistryLink("330511", "https://registry.example.com/")).toBe("https://registry.example.com/");
});
