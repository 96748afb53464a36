import type { Platform } from "#platform/platform.server.ts";
import { formSecret, issueFormToken, readFormToken, validMs } from "./form-token.server.ts";

const name = "umbral.form";

type Keeper = Pick<Platform, "db" | "config">;

/** The token travels beside the page and not in it, so that one page can be kept for everyone. */
export async function newFormCookie({ db, config }: Keeper): Promise<string> {
  return cookieWith(issueFormToken(await formSecret(db)), config);
}

/** None where the secret was never read and cannot be read now: the form was taken all the same. */
export const nextFormCookie = (keeper: Keeper): Promise<string | undefined> => newFormCookie(keeper).catch(() => undefined);

type FormCookieFor = (cookies: string | undefined) => string | undefined;

/** What a visitor of the form's page is handed: nothing as long as a token from before has half of its time left. */
export async function formCookies({ db, config }: Keeper): Promise<FormCookieFor> {
  const secret = await formSecret(db);
  return (cookies) => {
    const token = readFormToken(secret, formTokenIn(cookies));
    return token && token.ageMs < validMs / 2 ? undefined : cookieWith(issueFormToken(secret), config);
  };
}

/** Empty when there is none. */
export function formTokenIn(cookies: string | null | undefined): string {
  return /(?:^|;\s*)umbral\.form=([^;]{1,200})(?:;|$)/.exec(cookies ?? "")?.[1] ?? "";
}

function cookieWith(token: string, { publicUrl }: Platform["config"]): string {
  const attributes = `Path=/; Max-Age=${validMs / 1000}; HttpOnly; SameSite=Strict`;
  return `${name}=${token}; ${attributes}${publicUrl?.startsWith("https:") ? "; Secure" : ""}`;
}
