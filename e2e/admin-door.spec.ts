import { request as ask } from "node:http";
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

/** Sends the path as it is written; a browser or its tools would tidy it up first. */
function get(site: string, path: string): Promise<{ status: number; location: string; cacheControl: string; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const sent = ask({ hostname, port, path }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      const { location = "", "cache-control": cacheControl = "" } = response.headers;
      resolve({ status: response.statusCode ?? 0, location, cacheControl, body });
    });
    sent.on("error", reject).end();
  });
}

test("§6 a stranger who asks for an admin page in any spelling is sent to sign in or finds nothing", async ({ site }) => {
  for (const path of spellings) {
    const { status, location, cacheControl, body } = await get(site.url, path);
    expect([202, 302, 404], path).toContain(status);
    expect(body, path).not.toContain("UserId");
    if (status === 404) continue;
    expect(status === 302 ? location : body, path).toContain("/admin/login?next=%2F");
    expect(location + body, path).not.toContain(".data");
    expect(cacheControl, path).toBe("no-store");
  }
});

test("§6 the plain spellings of an admin page are sent to sign in", async ({ site }) => {
  for (const path of ["/admin", "/admin/", "/ADMIN", "/%61dmin", "/admin/loanofficercms"]) {
    expect(await get(site.url, path), path).toMatchObject({ status: 302, location: expect.stringMatching(/^\/admin\/login\?next=%2F/) });
  }
  for (const path of ["/admin.data", "/admin/loanofficercms.data?_routes=routes%2Fadmin%2Floan-officers"]) {
    expect((await get(site.url, path)).status, path).toBe(202);
  }
});

test("§6 sign-in follows no address of another site", async ({ adminPage, site }) => {
  for (const next of ["https://evil.example", "//evil.example", "/\\evil.example", "/..//evil.example", "/%09//evil.example"]) {
    await adminPage.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await expect(adminPage, next).toHaveURL(`${site.url}/admin`);
  }
});
