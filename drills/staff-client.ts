import { owner } from "#e2e/site-process.ts";

/** Someone signed in at a running site, who calls its API over real connections. */
export async function signedIn(url: string) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return (path: string, init: RequestInit = {}) => fetch(url + path, { ...init, headers: { cookie, ...init.headers } });
}

export const officer = (lastName: string) => ({ firstName: "Drill", lastName, title: "Loan Officer", licenseNumber: "1" });

export const jsonBody = (method: string, body: object): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
