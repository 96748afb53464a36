import { expect, it } from "vitest";
import { addressGroup, clientAddress } from "./client-address.ts";

it("believes no forwarding header without a trusted proxy", () => {
  expect(clientAddress("203.0.113.9", "1.1.1.1", 0)).toBe("203.0.113.9");
});

it("counts trusted hops from our end, so that forged ones before them change nothing", () => {
  expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.7", 1)).toBe("198.51.100.7");
  expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2)).toBe("198.51.100.7");
});

it("reads an IPv4 address through its IPv6 dress", () => {
  expect(clientAddress("::ffff:192.0.2.1", undefined, 0)).toBe("192.0.2.1");
});

it("groups IPv6 addresses of one household", () => {
  expect(addressGroup("2001:db8:1:2:3:4:5:6")).toBe(addressGroup("2001:0db8:1:2::1"));
  expect(addressGroup("2001:db8:1:3::1")).not.toBe(addressGroup("2001:db8:1:2::1"));
  expect(addressGroup("192.0.2.1")).toBe("192.0.2.1");
});
