import { request as ask } from "node:http";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { isFull } from "./scope.ts";
import { owner } from "./site-process.ts";

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

type AnsweredRequest = { status: number; location: string; cacheControl: string; body: string };

/** Sends the path as it is written; a browser or its tools would tidy it up first. */
function get(site: string, path: string, cookie = ""): Promise<AnsweredRequest> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const request = ask({ hostname, port, path, headers: cookie ? { cookie } : {} }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      const { location = "", "cache-control": cacheControl = "" } = response.headers;
      resolve({ status: response.statusCode ?? 0, location, cacheControl, body });
    });
    request.on("error", reject).end();
  });
}

test("a stranger who asks for an admin page in any spelling is sent to sign in or finds nothing", async ({ site }) => {
  for (const path of spellings) {
    const { status, location, cacheControl, body } = await get(site.url, path);
    expect([202, 302, 308, 404], path).toContain(status);
    expect(body, path).not.toContain("UserId");
    if (status === 404) continue;
    if (status === 308) {
      expect(location, path).toMatch(/^\/admin/);
      continue;
    }
    expect(status === 302 ? location : body, path).toContain("/admin/login?next=%2F");
    expect(location + body, path).not.toContain(".data");
    expect(cacheControl, path).toBe("no-store");
  }
});

test("the plain spellings of an admin page are sent to sign in, the others to the plain one", async ({ site }) => {
  for (const path of ["/admin", "/admin/loanofficercms"]) {
    expect(await get(site.url, path), path).toMatchObject({ status: 302, location: expect.stringMatching(/^\/admin\/login\?next=%2F/) });
  }
  for (const path of ["/admin/", "/ADMIN", "/%61dmin", "//admin"]) {
    expect(await get(site.url, path), path).toMatchObject({ status: 308, location: "/admin" });
  }
  for (const path of ["/admin.data", "/admin/loanofficercms.data?_routes=routes%2Fadmin%2Floan-officers"]) {
    expect((await get(site.url, path)).status, path).toBe(202);
  }
});

const screens = [
  ...["", "/resources", "/blog", "/blog/edit/1", "/blogcategory", "/pagecategory", "/pagecontent", "/loanofficercms", "/contactuslist"],
  ...["/contactuslist/1", "/bin", "/accounts", "/accounts/edit/1", "/profile"],
].map((path) => `/admin${path}`);

const respelledPath: Array<(path: string) => string> = [
  (path) => path,
  (path) => path.replace(/^\/a/, "/%61"),
  (path) => path.replace(/^\/a/, "/%41"),
  (path) => `/%2f${path.slice(1)}`,
  (path) => path.replace(/(?<=.)\//, "%2f"),
  (path) => path.toUpperCase(),
];

/** What only staff may see, wherever it is read. */
const secret = "for-the-office-alone";

test("what staff have just read reaches no stranger who asks next, or at the same moment", async ({ request, site }) => {
  await request.post("/api/auth/sign-in/email", { data: owner, headers: { origin: site.url } });
  const message = { name: secret, email: "a@example.com", phone: "801 555 0100", service: "Contact Us", message: secret };
  expect((await request.post("/api/Common/SendEmail", { data: message, headers: { origin: site.url } })).ok()).toBe(true);
  await request.put("/api/profile", { data: { firstName: secret }, headers: { origin: site.url } });
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const description = await (await request.get("/api/openapi.json")).json();
  const calls = Object.entries<Record<string, { "x-access": string }>>(description.paths)
    .filter(([, methods]) => methods.get && methods.get["x-access"] !== "visitor")
    .map(([path]) => path.replace("{id}", "1"));
  expect(calls.length).toBeGreaterThan(10);
  let seen = 0;
  // One function reads every address: two of each kind are enough for the other spellings.
  const oftenSpelled = new Set(
    isFull ? [...calls, ...screens] : ["/api/profile", "/api/contactmessage", "/admin/contactuslist", "/admin/profile"],
  );
  for (const path of [...calls, ...screens]) {
    for (const spell of oftenSpelled.has(path) ? respelledPath : respelledPath.slice(0, 1)) {
      const spelling = spell(path);
      const [staff, beside] = await Promise.all([get(site.url, spelling, cookie), get(site.url, spelling)]);
      const next = await get(site.url, spelling);
      if (staff.body.includes(secret)) seen++;
      for (const { status, body } of [beside, next]) {
        expect([302, 308, 401, 404], spelling).toContain(status);
        expect(body, spelling).not.toContain(secret);
      }
    }
  }
  expect(seen).toBeGreaterThan(3);
});

test("sign-in follows no address of another site", async ({ adminPage }) => {
  for (const next of ["https://evil.example", "//evil.example", "/\\evil.example", "/..//evil.example", "/%09//evil.example"]) {
    const response = await adminPage.request.get(`/admin/login?next=${encodeURIComponent(next)}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], next).toEqual([302, "/admin"]);
  }
});
