import { expect, test } from "vitest";
import { noticeWithin } from "./validity.ts";

test.each([
  ["2027-02-28", undefined],
  ["2027-03-01", 30],
  ["2027-03-23", 30],
  ["2027-03-24", 7],
  ["2027-03-31", 7],
  ["2027-04-01", 0],
  ["2028-01-01", 0],
])("on %s, a program valid until March 31 is due within %s days", (today, within) => {
  expect(noticeWithin({ validUntil: "2027-03-31" }, today)).toBe(within);
});
