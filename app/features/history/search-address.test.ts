import { expect, it } from "vitest";
import { formatAddress } from "#app/admin-kit/list-address.ts";
import { type AuditSearch, auditFilterOf, parseAuditSearch } from "./search-address.ts";

const emptySearch: AuditSearch = { text: "", person: "", action: "", from: "", to: "", page: 1 };
const wholeInput: AuditSearch = { text: "peña 203", person: "3", action: "staff.suspend", from: "2026-01-31", to: "2026-02-01", page: 2 };

it("what is asked for survives the address, and nothing else is in it", () => {
  expect(parseAuditSearch(new URLSearchParams(formatAddress(wholeInput, emptySearch)))).toEqual(wholeInput);
  expect(parseAuditSearch(new URLSearchParams())).toEqual(emptySearch);
  expect(auditFilterOf(wholeInput).userId).toBe("3");
});

it("what makes no sense in an address is left out", () => {
  const address = new URLSearchParams({
    text: "x".repeat(300),
    person: "-1",
    action: "toString",
    from: "yesterday",
    to: "2026-1-1",
    page: "0",
  });
  expect(parseAuditSearch(address)).toEqual({ ...emptySearch, text: "x".repeat(200) });
});
