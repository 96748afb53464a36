import { describe, expect, it } from "vitest";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { definitions } from "#app/features/definitions.server.ts";
import { operationsOn } from "#server/api.ts";
import { createFirstOwner } from "#server/installation/first-owner.ts";
import { cookiesOf, testApp } from "#test/app.ts";

const operations = operationsOn(definitions);

const { current, stranger, callWith, signIn, password } = testApp();

const enter = (email: string, secret: string) => stranger("POST", "/api/auth/sign-in/email", { json: { email, password: secret } });
const ownPassword = "a password of my own";
const passwordChangeQuestion = { status: 403, body: { success: false, code: "passwordChangeRequired" } };
const eva = { email: "eva@example.com", userName: "Eva", role: "owner" };

async function newcomer() {
  const owner = await signIn();
  const { body } = await owner("POST", "/api/staff", { json: eva });
  const firstPassword = String(body.password);
  return { owner, firstPassword, eva: callWith(cookiesOf(await enter(eva.email, firstPassword))) };
}

describe("a password that another person has seen", () => {
  it("opens nothing but its own change", async () => {
    const { eva, firstPassword } = await newcomer();
    for (const { method, path, access, body } of operations) {
      if (access === "visitor" || access === "own.password") continue;
      const request = body ? { raw: "x", headers: { "content-type": "text/plain" } } : {};
      expect(await eva(method.toUpperCase(), path.replace(":id", "1"), request), `${method} ${path}`).toMatchObject(passwordChangeQuestion);
    }
    expect((await eva("GET", "/api/docs")).status).toBe(403);
    expect((await eva("GET", "/api/auth/me")).body).toMatchObject({ user: { email: "eva@example.com" } });
    const change = (newPassword: string) => eva("PUT", "/api/profile/password", { json: { currentPassword: firstPassword, newPassword } });
    expect((await change(firstPassword)).body).toMatchObject({ validationErrors: [{ field: "newPassword" }] });
    const changeResponse = await change(ownPassword);
    expect(changeResponse.status).toBe(200);
    const afterChange = callWith(cookiesOf(changeResponse));
    expect((await afterChange("GET", "/api/staff")).status).toBe(200);
    expect((await callWith(cookiesOf(await enter("eva@example.com", ownPassword)))("GET", "/api/profile")).status).toBe(200);
  });

  it("shows of what visitors may ask for no more than visitors see", async () => {
    const { eva } = await newcomer();
    await current.platform.db.insert(blogPosts).values({ title: "A draft", slug: "a-draft", searchText: "" });
    expect((await eva("GET", "/api/blog")).body).toEqual((await stranger("GET", "/api/blog")).body);
  });

  it("lets its holder sign out", async () => {
    const { eva } = await newcomer();
    expect((await eva("POST", "/api/auth/sign-out", { json: {} })).status).toBe(200);
    expect((await eva("GET", "/api/profile")).status).toBe(401);
  });

  it.each([{}, { password: "chosen by the owner" }])("is the one of a reset, too (%j)", async (json) => {
    const owner = await signIn();
    await signIn("editor");
    const { body } = await owner("POST", "/api/staff/2/reset-password", { json });
    const editor = callWith(cookiesOf(await enter("editor@example.com", String(body.password ?? "chosen by the owner"))));
    expect(await editor("GET", "/api/profile")).toMatchObject(passwordChangeQuestion);
  });

  it("is the one that an owner chose for a new account", async () => {
    const owner = await signIn();
    await owner("POST", "/api/staff", { json: { ...eva, password } });
    expect(await callWith(cookiesOf(await enter(eva.email, password)))("GET", "/api/profile")).toMatchObject(passwordChangeQuestion);
  });

  it("is the one that the first start printed, and not the one that the operator set", async () => {
    const printedPassword = await createFirstOwner(current.platform.db, { email: undefined, password: undefined });
    const first = callWith(cookiesOf(await enter("owner@example.com", String(printedPassword?.password))));
    expect(await first("GET", "/api/profile")).toMatchObject(passwordChangeQuestion);
  });
});

it("the password that the operator set for the first owner counts as chosen", async () => {
  await createFirstOwner(current.platform.db, { email: "owner@example.com", password });
  expect((await callWith(cookiesOf(await enter("owner@example.com", password)))("GET", "/api/profile")).status).toBe(200);
});
