import { expect, it } from "vitest";
import { features } from "#app/features/features.server.ts";
import { testApp } from "#test/app.ts";
import { createResponse } from "./cached-response.ts";
import type { Pages } from "./pages.ts";
import { createRequestHandler } from "./request-handler.ts";

const { current } = testApp();

const refusal = 403;
const crossOriginPosts = features.flatMap(({ crossOriginPosts = [] }) => crossOriginPosts);

// The router compares an origin with the scheme that the request came by, which behind a proxy is another one.
const refuseOrigin: Pages["renderPersonal"] = async ({ headers }) => createResponse(headers.has("origin") ? 400 : 200, {}, "personal");

const postTo = (path: string, headers: Record<string, string>) => sendTo(path, headers).then(({ status }) => status);

/** Posts to a page of a site that is reached at https://umbral.example, through a proxy that ends TLS. */
function sendTo(path: string, headers: Record<string, string>, renderPersonal = refuseOrigin) {
  const pages: Pages = { renderShared: async () => createResponse(200, {}, "shared"), renderPersonal };
  const { db, log, config } = current.platform;
  const platform = { ...current.platform, config: { ...config, publicUrl: "https://umbral.example" } };
  const handler = createRequestHandler(platform, {
    pages,
    shared: { db, log, siteUrl: "https://umbral.example" },
    visitorCookie: () => undefined,
  });
  const form = { "content-type": "application/x-www-form-urlencoded", host: "umbral.example" };
  return handler.request(path, { method: "POST", body: "a=1", headers: { ...form, ...headers } });
}

it("a form that the site's own page posts is taken behind a proxy that ends TLS, with cookies and without", async () => {
  const own = { origin: "https://umbral.example", "sec-fetch-site": "same-origin" };
  for (const path of ["/es/contact-us", "/contact-us", ...crossOriginPosts])
    for (const headers of [own, { ...own, cookie: "umbral.form=x" }]) expect(await postTo(path, headers), path).toBe(200);
});

it("a form that another site posts is refused, except without cookies on the pages that a feature opens for it", async () => {
  const foreignHeaders: Array<Record<string, string>> = [
    { origin: "https://evil.example" },
    { origin: "http://umbral.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreignHeaders) {
    for (const path of ["/contact-us", "/es/blog"]) expect(await postTo(path, headers), path).toBe(refusal);
    for (const path of crossOriginPosts) {
      expect(await postTo(path, headers), path).toBe(200);
      expect(await postTo(path, { ...headers, cookie: "umbral.form=x" }), path).toBe(refusal);
    }
  }
});

it.each([301, 404])("a form whose page has moved or ended is answered with its result, not with %i", async (status) => {
  const own = { origin: "https://umbral.example", "sec-fetch-site": "same-origin" };
  const answer = async (formStatus: number) => {
    const outcome = { status: formStatus, headers: {}, title: "Outcome", text: "What became of it" };
    const response = await sendTo("/fair", own, async (_request, _address, _shared, personal) => {
      personal.formOutcome = outcome;
      return createResponse(status, status === 301 ? { location: "/spring-fair" } : {}, "");
    });
    expect(await response.text()).toContain(outcome.text);
    return response.status;
  };
  expect([await answer(200), await answer(400)]).toEqual([200, 400]);
});

it("a form that finds nothing is answered on its own page, where it can be corrected", async () => {
  const own = { origin: "https://umbral.example", "sec-fetch-site": "same-origin" };
  const response = await sendTo("/my-question", own, async (_request, _address, _shared, personal) => {
    personal.formOutcome = { status: 404, headers: {}, title: "Outcome", text: "What became of it" };
    return createResponse(404, {}, "The page with its form");
  });
  expect([response.status, await response.text()]).toEqual([404, "The page with its form"]);
});
