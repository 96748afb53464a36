import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { owner } from "./site-process.ts";

test("an edit is on the page of the very next request", async ({ request, site }) => {
  await request.post("/api/auth/sign-in/email", { data: owner, headers: { origin: site.url } });
  const { listLoanOfficersListVm: officers } = await (await request.get("/api/loanofficer")).json();
  expect(officers.length).toBeGreaterThan(0);
  const first = await request.get("/");
  const etag = first.headers().etag ?? "";
  const again = await request.get("/?utm_source=letter", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  const { loanOfficerId } = officers[0];
  for (const sortOrder of [11, 10]) {
    const saved = await request.put("/api/loanofficer", { data: { loanOfficerId, sortOrder }, headers: { origin: site.url } });
    expect(saved.ok()).toBe(true);
  }
  const headers = (await request.get("/")).headers();
  expect(headers["content-security-policy"]).toContain("object-src 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});
