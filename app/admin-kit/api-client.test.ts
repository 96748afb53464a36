import { describe, expect, it, vi } from "vitest";
import { apiAddress, callApi } from "./api-client.ts";
import { currentOutage } from "./database-outage.ts";

const answerWith = (body: object, status = 200) => {
  const requests: Array<{ path: string; init: RequestInit }> = [];
  const fetch = async (path: unknown, init: RequestInit = {}) => {
    requests.push({ path: String(path), init });
    return Response.json(body, { status });
  };
  return { requests, meta: { fetch: fetch as typeof globalThis.fetch } };
};

describe("a call of the API", () => {
  it("goes to the address that its name, id and query make", () => {
    expect(apiAddress("GET /api/staff")).toBe("/api/staff");
    expect(apiAddress("GET /api/WebResource/:id", { id: "a/b" })).toBe("/api/WebResource/a%2Fb");
    expect(apiAddress("GET /api/blog", { query: { filterKey: "peña & co", pageNumber: 2, lang: undefined } })).toBe(
      "/api/blog?filterKey=pe%C3%B1a+%26+co&pageNumber=2",
    );
  });

  it("sends its body as JSON with its method, by the way to the API that it was given", async () => {
    const { requests, meta } = answerWith({ success: true, message: "Done" });
    const { message } = await callApi("PUT /api/contactmessage/:id/read", { id: 3, body: { read: true }, meta });
    expect(message).toBe("Done");
    expect(requests).toMatchObject([{ path: "/api/contactmessage/3/read", init: { method: "PUT", body: '{"read":true}' } }]);
  });

  it("fails with what the server said", async () => {
    const { meta } = answerWith({ success: false, message: "No", validationErrors: [{ field: "a", message: "No" }] }, 409);
    await expect(callApi("GET /api/staff", { meta })).rejects.toMatchObject({
      status: 409,
      message: "No",
      validationErrors: [{ field: "a" }],
    });
  });

  it("makes the screen show that the database is away until any other response arrives", async () => {
    const answers = [
      { success: false, code: "databaseAway", since: "2026-11-16T21:03:00.000Z" },
      { success: false, message: "No" },
    ];
    vi.stubGlobal("fetch", async () => Response.json(answers.shift(), { status: 503 }));
    await expect(callApi("GET /api/staff")).rejects.toMatchObject({ status: 503 });
    expect(currentOutage()).toEqual({ since: "2026-11-16T21:03:00.000Z" });
    await expect(callApi("GET /api/staff")).rejects.toMatchObject({ status: 503 });
    expect(currentOutage()).toBeUndefined();
  });

  it("compiles only as the server declares it", () => {
    const calls = () => [
      // @ts-expect-error There is no such call.
      callApi("GET /api/nothing"),
      // @ts-expect-error The id is missing.
      callApi("GET /api/blog/:id"),
      // @ts-expect-error The body is missing.
      callApi("PUT /api/profile/password"),
      // @ts-expect-error A key of the body has another name.
      callApi("PUT /api/profile/password", { body: { current: "", newPassword: "" } }),
      // @ts-expect-error The query has no such parameter.
      callApi("GET /api/blog", { query: { page: 2 } }),
      // @ts-expect-error The response has no such key.
      callApi("GET /api/blog").then(({ posts }) => posts),
    ];
    expect(calls).toBeTypeOf("function");
  });
});
