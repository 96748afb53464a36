import { owner } from "#e2e/site-process.ts";

/** Someone signed in at a running site, who calls its API over real connections. */
export async function signedIn(url: string) {
  const cookie = await signInCookie(url);
  return (path: string, init: RequestInit = {}) => fetch(url + path, { ...init, headers: { cookie, ...init.headers } });
}

export async function signInCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

export const officer = (lastName: string) => ({ firstName: "Drill", lastName, title: "Loan Officer", licenseNumber: "1" });

export const jsonBody = (method: string, body: object): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
