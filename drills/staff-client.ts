import { owner } from "#e2e/site-process.ts";

/** Someone signed in at a running site, who calls its API over real connections. */
export async function signedIn(url: string) {
  const currentCookie = await confirmedCookie(url);
  // A balancer may close a connection that rests just when the next request is sent on it, and a save is not repeated by itself.
  const connection = "close";
  return async (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { connection, cookie: await currentCookie(), ...init.headers } });
}

/** Shorter than a confirmation lasts: a license number may be saved only for five minutes after a sign-in. */
const renewAfterMs = 4 * 60_000;

/** The cookie of a session that was confirmed recently. While the site cannot be signed in to, it is the last one. */
export async function confirmedCookie(url: string): Promise<() => Promise<string>> {
  let cookie = await signInCookie(url);
  let signedInAt = Date.now();
  return async () => {
    if (Date.now() - signedInAt > renewAfterMs) {
      cookie = await signInCookie(url).catch(() => cookie);
      signedInAt = Date.now();
    }
    return cookie;
  };
}

export async function signInCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  return confirmSession(url, cookieOf(answer));
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** Sensitive changes ask for the password once more; the confirmed session has another cookie. */
async function confirmSession(url: string, cookie: string): Promise<string> {
  const body = JSON.stringify({ password: owner.password });
  const headers = { "Content-Type": "application/json", Origin: url, Cookie: cookie };
  const answer = await fetch(`${url}/api/profile/confirm`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`Confirmation failed: ${answer.status} ${await answer.text()}`);
  return cookieOf(answer) || cookie;
}

export const officer = (lastName: string) => ({ firstName: "Drill", lastName, title: "Loan Officer", licenseNumber: "1" });

export const jsonBody = (method: string, body: object): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
