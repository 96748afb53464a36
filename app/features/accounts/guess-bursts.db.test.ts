import { TOTP, URI } from "otpauth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signedCookie } from "#platform/accounts/session-cookie.server.ts";
import { verifications } from "#platform/accounts/tables/staff.server.ts";
import { type Answer, type Caller, cookiesOf, testApp } from "#test/app.ts";

const { current, callWith, signIn, another, password } = testApp();

/** The clock stands still: no code runs out, and no wait ends while a burst is answered. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
});
afterEach(() => vi.useRealTimers());

const email = "editor@example.com";
const burst = 600;
const triesPerSignIn = 5;

const from = (index: number) => ({ "x-forwarded-for": `198.51.${index >> 8}.${index & 255}` });
const wasJudged = ({ status }: Answer) => status === 200 || status === 400 || status === 401;

/** A right guess forgives the ones before it, so a burst that happens to start with it gets the free ones twice. */
function expectFewJudged(answers: Answer[], free: number, isJudged = wasJudged) {
  const isRightAmongThem = answers.some(({ status }) => status === 200);
  expect(answers.filter(isJudged).length).toBeLessThanOrEqual(isRightAmongThem ? 2 * free : free);
}

type Node = ReturnType<typeof another>;

async function setUp() {
  // Of its own for each test: a node remembers for a moment who has to wait, and here no moment passes.
  const app = another({ TRUST_PROXY: "1" });
  await signIn("editor", email);
  const staff = callWith(cookiesOf(await enterPassword(callWith("", app), 500)), app);
  const { body } = await staff("POST", "/api/profile/two-factor", { json: { password } });
  const totp = URI.parse(String(body.totpUri));
  if (!(totp instanceof TOTP)) throw new Error("No TOTP address");
  const confirmation = await staff("POST", "/api/profile/two-factor/confirm", {
    json: { code: totp.generate({ timestamp: Date.now() - 30_000 }) },
  });
  const right = totp.generate();
  const wrongCodes = Array.from({ length: burst + 3 }, (_, index) => String(100_000 + index)).filter(
    (code) => totp.validate({ token: code }) === null,
  );
  const recoveryCodes = confirmation.body.recoveryCodes as string[];
  return { app, staff: callWith(cookiesOf(confirmation), app), right, wrongCodes, recoveryCodes };
}

const enterPassword = (call: Caller, index: number) =>
  call("POST", "/api/auth/sign-in/email", { json: { email, password }, headers: from(index) });

/** As many sign-ins that wait for their second step as a burst of codes needs, without the work of all their passwords. */
async function pendingSignIns(nodes: Node[], userId = 1): Promise<Caller[]> {
  const { auth, db } = current.platform;
  const context = await auth.$context;
  const expiresAt = new Date(Date.now() + 600_000);
  const identifiers = Array.from({ length: burst / triesPerSignIn }, (_, index) => `2fa-test${index}`);
  await db.insert(verifications).values(
    identifiers.flatMap((identifier) => [
      { identifier, value: String(userId), expiresAt },
      { identifier: `2fa-attempts-${identifier}`, value: "0", expiresAt },
    ]),
  );
  const cookie = context.createAuthCookie("two_factor");
  const cookies = await Promise.all(identifiers.map((identifier) => signedCookie(cookie, context.secret, identifier)));
  return cookies.map((setCookie, index) => callWith(setCookie.split(";")[0] ?? "", nodes[index % nodes.length]));
}

const sendCodes = (calls: Caller[], path: string, codes: string[]) =>
  Promise.all(
    codes.map((code, index) => calls[Math.floor(index / triesPerSignIn)]?.("POST", path, { json: { code }, headers: from(index) })),
  ).then((answers) => answers.filter((answer) => answer !== undefined));

/** Long, because a busy machine answers 600 requests. */
const patienceMs = 120_000;

const places: [string, number][] = [
  ["the right one first", 0],
  ["the right one last", 59],
];

describe("a burst of guesses with the right one among them", () => {
  it(
    "has at most ten of 600 authenticator codes judged, from however many addresses and on however many nodes",
    async () => {
      const { right, wrongCodes } = await setUp();
      const nodes = Array.from({ length: 10 }, () => another({ TRUST_PROXY: "1" }));
      const codes = wrongCodes.slice(0, burst).with(burst / 2, right);
      const answers = await sendCodes(await pendingSignIns(nodes), "/api/auth/two-factor/verify-totp", codes);
      expect(answers).toHaveLength(burst);
      expectFewJudged(answers, 10);
      expect(answers.filter((answer) => !wasJudged(answer)).every(({ status }) => status === 429)).toBe(true);
    },
    patienceMs,
  );

  it.each(places)("has at most ten recovery codes judged (%s)", async (_, place) => {
    const { app, recoveryCodes } = await setUp();
    const codes = Array.from({ length: 60 }, (_, index) => `wrong-${index}`).with(place, recoveryCodes[0] ?? "");
    const answers = await sendCodes(await pendingSignIns([app]), "/api/auth/two-factor/verify-backup-code", codes);
    expectFewJudged(answers, 10);
  });

  it.each(places)("has at most ten codes judged that confirm a session (%s)", async (_, place) => {
    const { staff, right, wrongCodes } = await setUp();
    const codes = wrongCodes.slice(0, 60).with(place, right);
    const answers = await Promise.all(codes.map((code) => staff("POST", "/api/profile/confirm", { json: { code } })));
    // The right code changes the session's secret, so a request that comes with the old one is refused unread, with 401.
    expectFewJudged(answers, 10, ({ status }) => status === 200 || status === 400);
  });

  it.each(places)("has at most five passwords judged that come from one address (%s)", async (_, place) => {
    const { app } = await setUp();
    const passwords = Array.from({ length: 60 }, (_, index) => `a wrong password ${index}`).with(place, password);
    const answers = await Promise.all(
      passwords.map((typed) =>
        callWith("", app)("POST", "/api/auth/sign-in/email", { json: { email, password: typed }, headers: from(1) }),
      ),
    );
    expectFewJudged(answers, 5);
  });
});

describe("the person whose second step a stranger uses up", () => {
  it("still gets in with a browser used before, and with a recovery code elsewhere", async () => {
    const { app, right, wrongCodes, recoveryCodes } = await setUp();
    const deviceCookie = await becomeKnown(app, recoveryCodes[0]);
    await sendCodes(await pendingSignIns([app]), "/api/auth/two-factor/verify-totp", wrongCodes.slice(0, 40));
    const elsewhere = callWith(cookiesOf(await enterPassword(callWith("", app), 200)), app);
    const refused = await elsewhere("POST", "/api/auth/two-factor/verify-totp", { json: { code: right } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    const atHome = cookiesOf(await enterPassword(callWith(deviceCookie, app), 300));
    const accepted = await callWith(`${atHome}; ${deviceCookie}`, app)("POST", "/api/auth/two-factor/verify-totp", {
      json: { code: right },
    });
    expect(accepted.status).toBe(200);
    const withRecoveryCode = await elsewhere("POST", "/api/auth/two-factor/verify-backup-code", { json: { code: recoveryCodes[1] } });
    expect(withRecoveryCode.status).toBe(200);
  });
});

/** Signs in completely and keeps what makes the browser known. */
async function becomeKnown(app: Node, code = ""): Promise<string> {
  const pending = callWith(cookiesOf(await enterPassword(callWith("", app), 400)), app);
  const answer = await pending("POST", "/api/auth/two-factor/verify-backup-code", { json: { code }, headers: from(400) });
  return cookiesOf(answer)
    .split("; ")
    .filter((cookie) => cookie.startsWith("umbral.device="))
    .join("; ");
}
