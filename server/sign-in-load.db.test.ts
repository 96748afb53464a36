import { expect, it } from "vitest";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { cookiesOf, hashAtUsualCost, testApp } from "#test/app.ts";

const { current, callWith, another, password } = testApp();
const email = "ana@example.com";
hashAtUsualCost();

const signInFrom = (index: number) => ({
  json: { email: `nobody${index}@example.com`, password: "a wrong password" },
  headers: { "x-forwarded-for": `198.51.${index >> 8}.${index & 255}` },
});

it("a node works on few sign-ins at once, refuses the rest of a flood at once, and lets known browsers and other requests through", async () => {
  await createStaff(current.platform.db, { email, password, role: "editor", userName: "Ana" });
  const app = another({ TRUST_PROXY: "1" });
  const known = cookiesOf(await callWith("", app)("POST", "/api/auth/sign-in/email", { json: { email, password } }));
  const order: string[] = [];
  const note = async <T>(name: string, work: Promise<T>): Promise<T> => work.finally(() => order.push(name));
  const flood = Array.from({ length: 300 }, (_, index) =>
    note("flood", callWith("", app)("POST", "/api/auth/sign-in/email", signInFrom(index))),
  );
  const [ready, staff] = await Promise.all([
    note("ready", callWith("", app)("GET", "/readyz")),
    note("staff", callWith(known, app)("POST", "/api/auth/sign-in/email", { json: { email, password } })),
  ]);
  const answers = await Promise.all(flood);
  expect([ready.status, staff.status]).toEqual([200, 200]);
  const refusals = answers.filter(({ status }) => status === 503);
  expect(refusals.length).toBeGreaterThan(200);
  expect(refusals[0]?.headers.get("retry-after")).toBe("5");
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(300 - refusals.length);
  // Not after the flood: most of those that wait are answered later.
  const floodAfter = (name: string) => order.slice(order.indexOf(name)).filter((one) => one === "flood").length;
  expect(floodAfter("ready")).toBeGreaterThan(50);
  expect(floodAfter("staff")).toBeGreaterThan(20);
}, 120_000);

it("a client that sends its sign-in slowly delays no other sign-in", async () => {
  await createStaff(current.platform.db, { email, password, role: "editor", userName: "Ana" });
  const app = another();
  const neverEnding = () => new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) });
  const headers = { "content-type": "application/json" };
  for (let index = 0; index < 80; index++) void callWith("", app)("POST", "/api/auth/sign-in/email", { raw: neverEnding(), headers });
  expect((await callWith("", app)("POST", "/api/auth/sign-in/email", { json: { email, password } })).status).toBe(200);
});
