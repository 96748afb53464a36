import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { startNginx } from "./nginx.ts";
import { owner } from "./site-process.ts";

test.skip(!["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx"].some((path) => existsSync(path)), "nginx is not installed");

test("behind the documented nginx, public pages come from its cache and nothing of staff ever does", async ({ site }) => {
  const nginx = await startNginx(site.url);
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers, redirect: "manual" });
  try {
    const signedIn = await fetch(`${nginx.url}/api/auth/sign-in/email`, {
      method: "POST",
      body: JSON.stringify(owner),
      headers: { "content-type": "application/json" },
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");

    for (const path of ["/leadership", "/es/leadership", "/blog"]) {
      const first = await ask(path, { cookie });
      const second = await ask(path);
      expect([first.headers.get("x-cache"), second.headers.get("x-cache")], path).toEqual(["MISS", "HIT"]);
      expect(await second.text(), path).toBe(await first.text());
      expect(second.headers.get("set-cookie"), path).toBeNull();
    }

    for (const path of [
      "/api/contactmessage/export",
      "/api/staff",
      "/admin/accounts",
      "/admin/accounts.data",
      "/%61pi/staff",
      "/%61dmin/accounts",
      "/contact-us",
    ]) {
      const staff = await ask(path, { cookie });
      const stranger = await ask(path);
      expect(stranger.headers.get("x-cache"), path).not.toBe("HIT");
      if (path === "/contact-us") expect(stranger.headers.get("set-cookie"), path).toContain("umbral.form=");
      else expect([202, 302, 308, 401, 404], path).toContain(stranger.status);
      expect(await stranger.text(), path).not.toContain(owner.email);
      await staff.text();
    }
  } finally {
    await nginx.stop();
  }
});
