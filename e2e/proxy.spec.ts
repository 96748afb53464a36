import { type APIRequestContext, expect, request } from "@playwright/test";
import { test } from "./fixtures.ts";
import { hasProgram, type ProxyName, type RunningProxy, startProxy } from "./proxies.ts";
import { owner } from "./site-process.ts";

/** One client for both schemes; the certificate of the test is self-signed. */
async function throughProxy(name: ProxyName, site: string, work: (client: APIRequestContext, proxy: RunningProxy) => Promise<void>) {
  const anyone = await request.newContext({ ignoreHTTPSErrors: true });
  const answers = (url: string) =>
    anyone.get(`${url}/healthz`).then(
      (answer) => answer.ok(),
      () => false,
    );
  const proxy = await startProxy(name, site, answers);
  const client = await request.newContext({ ignoreHTTPSErrors: true, baseURL: proxy.url });
  try {
    await work(client, proxy);
  } finally {
    await client.dispose();
    await anyone.dispose();
    await proxy.stop();
  }
}

for (const name of ["nginx", "caddy", "haproxy"] as const) {
  test(`behind the documented ${name} pages are the same, and the client's address is the proxy's word`, async ({ site }) => {
    test.skip(!hasProgram(name), `${name} is not installed`);
    await throughProxy(name, site.url, async (client, proxy) => {
      const direct = await client.get(`${site.url}/es/leadership`);
      const proxied = await client.get("/es/leadership");
      expect(await proxied.body()).toEqual(await direct.body());
      const etag = proxied.headers().etag ?? "";
      expect((await client.get("/es/leadership", { headers: { "if-none-match": etag } })).status()).toBe(304);

      // As a browser without script posts it; the page comes back with what is wrong.
      const post = await client.post("/es/contact-us", { form: { name: "Ana" }, headers: { origin: new URL(proxy.url).origin } });
      expect([post.status(), post.headers()["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);

      const refusal = new Promise<string>((resolve) => {
        const read = (line: string) => {
          if (!line.includes('"Refused"')) return;
          site.lines.off("line", read);
          resolve(line);
        };
        site.lines.on("line", read);
      });
      expect((await client.get("/api/staff", { headers: { "x-forwarded-for": "203.0.113.9" } })).status()).toBe(401);
      expect(JSON.parse(await refusal).clientAddress).toBe("127.0.0.1");
    });
  });
}

test("behind the documented nginx, public pages come from its cache and nothing of staff ever does", async ({ site }) => {
  test.skip(!hasProgram("nginx"), "nginx is not installed");
  await throughProxy("nginx", site.url, async (_client, nginx) => {
    const ask = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers, redirect: "manual" });
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
      const forStaff = await ask(path, { cookie });
      const first = await ask(path);
      const second = await ask(path);
      const cacheStates = [forStaff, first, second].map((response) => response.headers.get("x-cache"));
      expect(cacheStates, path).toEqual(["BYPASS", "MISS", "HIT"]);
      await forStaff.text();
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
  });
});
