import { describe, expect, it } from "vitest";
import { addressGroup, clientAddress, networkOf, siteGroup } from "./client-address.ts";

describe("the client's address", () => {
  it("is the socket's, whatever a header says, while no proxy is trusted", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1, 10.0.0.1", 0)).toBe("203.0.113.9");
    expect(clientAddress("::ffff:203.0.113.9", undefined, 0)).toBe("203.0.113.9");
  });

  it.each([
    [1, "198.51.100.1", "198.51.100.1"],
    [1, "forged, 192.0.2.66, 198.51.100.1", "198.51.100.1"],
    [2, "192.0.2.66, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
    [2, "198.51.100.1", "198.51.100.1"],
    [1, "192.0.2.66, 198.51.100.1:4711", "198.51.100.1"],
    [1, "[2001:DB8::7]:443", "2001:db8::7"],
    [1, "2001:db8::7", "2001:db8::7"],
  ])("behind %i proxies with X-Forwarded-For %s is %s", (proxies, header, address) => {
    expect(clientAddress("10.0.0.1", header, proxies)).toBe(address);
  });

  it.each(["unknown", "", "_hidden", "999.1.1.1", "x".repeat(10_000)])("is the socket's when the trusted hop is no address", (hop) => {
    expect(clientAddress("10.0.0.1", hop, 1)).toBe("10.0.0.1");
  });
});

describe("the group that limits count", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0000:ffff::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it("is a /48 too, which IPv4 does not have", () => {
    expect(siteGroup("2001:DB8:1:2::9")).toBe("2001:db8:1::/48");
    expect(siteGroup("2001:db8::1")).toBe("2001:db8:0::/48");
    expect(siteGroup("203.0.113.9")).toBeUndefined();
  });

  it("keeps neighbouring networks apart", () => {
    expect(addressGroup("2001:db8:1:2::1")).not.toBe(addressGroup("2001:db8:1:3::1"));
  });
});

it("a network is shown without what identifies the one device", () => {
  expect(networkOf("203.0.113.77")).toBe("203.0.113.…");
  expect(networkOf("2001:db8:1:2::77")).toBe("2001:db8:1:…");
  expect(networkOf("unknown")).toBeUndefined();
});
