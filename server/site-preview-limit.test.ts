import { expect, it } from "vitest";
import { createReaderLimit } from "./site-preview-limit.ts";

it("counts each link and each staff member separately, and says when the limit ends", () => {
  const count = createReaderLimit();
  const began = new Date("2026-11-18T12:00:00Z");
  const later = (seconds: number) => new Date(began.getTime() + seconds * 1000);
  for (let page = 0; page < 300; page++) count("192.0.2.1", "link", began);
  expect(() => count("192.0.2.1", "link", later(60))).toThrow(expect.objectContaining({ code: "tooMany", retryAfter: 540 }));
  expect(() => count("192.0.2.1", "another link", later(60))).not.toThrow();
  expect(() => count("192.0.2.1", "staff 1", later(60))).not.toThrow();
  expect(() => count("192.0.2.1", "link", later(601))).not.toThrow();
});
