import { expect, it } from "vitest";
import { campaignLine, cleanCampaign, parseCampaign, writeCampaign } from "./campaign.ts";

it("reads the five parameters of an address, and nothing else of it", () => {
  const search = "?utm_source=facebook&utm_medium=social&utm_campaign=Casa%20Propia&utm_term=itin&utm_content=video&utm_id=7&price=1";
  const campaign = { source: "facebook", medium: "social", campaign: "Casa Propia", term: "itin", content: "video" };
  expect(parseCampaign(search)).toEqual(campaign);
  expect(campaignLine(campaign)).toBe("facebook / social / Casa Propia / itin / video");
  expect(campaignLine({ source: "facebook", label: "Fair in May" })).toBe("Fair in May / facebook");
});

it("is written as it is read", () => {
  const campaign = { source: "radio & tv", campaign: "Casa Propia" };
  expect(writeCampaign(campaign)).toBe("utm_source=radio+%26+tv&utm_campaign=Casa+Propia");
  expect(parseCampaign(writeCampaign(campaign))).toEqual(campaign);
  expect(writeCampaign({})).toBe("");
});

it("is nothing where an address names none", () => {
  expect(parseCampaign("?utm_source=&utm_medium=%20%20&page=2")).toEqual({});
});

it("cuts a long value without leaving half a letter", () => {
  expect(parseCampaign(`?utm_source=${"a".repeat(99)}🏡`)).toEqual({ source: "a".repeat(99) });
});

it("takes out line breaks and what has no name among the five", () => {
  expect(cleanCampaign({ source: " a\r\nb ", ...{ __proto__: null, other: "x" } })).toEqual({ source: "a b" });
});
