import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

const spellings = [
  "/admin",
  "/admin/",
  "/ADMIN",
  "/Admin/LoanOfficerCms",
  "//admin",
  "/admin//loanofficercms",
  "/admin/loanofficercms/",
  "/%61dmin",
  "/admin/%6coanofficercms",
  "/admin%2floanofficercms",
  "/./admin",
  "/es/../admin",
  "/admin.data",
  "/admin/_.data",
  "/ADMIN.data",
  "/admin/loanofficercms.data",
  "/admin/loanofficercms.data?_routes=routes%2Fadmin%2Floan-officers",
  "/admin/loanofficercms.data?_routes=routes%2Fadmin%2Flayout",
  "/admin/loanofficercms.data?_routes=",
  "/admin?index",
  "/admin?_data=routes%2Fadmin%2Flayout",
];

test("§6 a stranger who asks for an admin page in any spelling is sent to sign in or finds nothing", async ({ request }) => {
  for (const path of spellings) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const body = await answer.text();
    const isData = path.includes(".data");
    const sentAway = isData ? answer.status() === 202 && body.includes("/admin/login?next=") : answer.status() === 302;
    expect(sentAway || answer.status() === 404, `${path}: ${answer.status()}`).toBe(true);
    expect(body, path).not.toContain("UserId");
    if (answer.status() === 302) expect(answer.headers().location, path).toMatch(/^\/admin\/login\?next=%2F/);
    if (sentAway) {
      expect(body, path).not.toContain(".data");
      expect(answer.headers()["cache-control"], path).toBe("no-store");
    }
  }
});

test("§6 the plain spellings of an admin page are sent to sign in", async ({ request }) => {
  for (const path of ["/admin", "/admin/", "/ADMIN", "/%61dmin", "/admin/loanofficercms"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(302);
  }
  for (const path of ["/admin.data", "/admin/loanofficercms.data?_routes=routes%2Fadmin%2Floan-officers"]) {
    expect((await request.get(path)).status(), path).toBe(202);
  }
});

test("§6 sign-in follows no address of another site", async ({ adminPage, site }) => {
  for (const next of ["https://evil.example", "//evil.example", "/\\evil.example", "/..//evil.example", "/%09//evil.example"]) {
    await adminPage.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await expect(adminPage, next).toHaveURL(`${site.url}/admin`);
  }
});
