import { data } from "react-router";
import { readAnswers } from "#app/features/buying-guide/answers-text.ts";
import { printTexts } from "#app/features/buying-guide/texts/print.ts";
import {
  type FormToken,
  formSecret,
  formTokenIn,
  nextFormCookie,
  readFormToken,
  spendFormToken,
} from "#app/features/leads/messages/form-token.server.ts";
import { officeDay } from "#lib/dates.ts";
import { AppError, refusalHeaders } from "#lib/errors.ts";
import { languageOf } from "#lib/languages.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { formatCode } from "./code.ts";
import { countShare } from "./limits.server.ts";
import { createCode, findShared, shareAnswers } from "./service.server.ts";

export type ShareOutcome = { code: string; lastDay: string } | { code?: undefined; message: string };

/** The button "Get a code": stores the answers of the URL, and responds with the page and its code. */
export async function answerShareForm(request: Request, context: PersonalContext) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const text = printTexts[language];
  const refuse = (status: number, message: string, more: Record<string, string> = {}) => {
    const headers = { "Cache-Control": "no-store", ...more };
    context.formOutcome = { status, headers, title: text.refused, text: message };
    return data<ShareOutcome>({ message }, { status, headers });
  };
  const answers = readAnswers(searchParams.get("answers") ?? "");
  const form = await request.formData().catch(() => undefined);
  if (!answers || !form) return refuse(400, text.unreadable);
  const { db, log, clientAddress } = context;
  try {
    const now = new Date();
    const token = readFormToken(await formSecret(db), formTokenIn(request.headers.get("cookie")), now.getTime());
    const isOwnForm = token && token.expiresAt > now && form.get("website") === "";
    const findEarlier = async ({ nonce, previousNonce }: FormToken) =>
      findShared(db, previousNonce === undefined ? [nonce] : [nonce, previousNonce], answers, now);
    const show = ({ code, expiresAt }: { code: string; expiresAt: Date }, headers: Record<string, string> = {}) => {
      const outcome = { code: formatCode(code), lastDay: officeDay(expiresAt) };
      return data<ShareOutcome>(outcome, { headers: { "Cache-Control": "no-store", ...headers } });
    };
    const earlier = isOwnForm && (await findEarlier(token));
    // The browser keeps its token, so that the page can be reloaded any number of times.
    if (earlier) return show(earlier);
    if (isOwnForm) await countShare(db, clientAddress, now);
    const code = isOwnForm && (await createCode(db, token.nonce, answers));
    const stored =
      code &&
      (await db.transaction(async (tx) =>
        (await spendFormToken(tx, token)) === undefined ? shareAnswers(tx, code, answers, language, now) : undefined,
      ));
    // The other request of a double click may have stored them meanwhile.
    const shared = stored || (isOwnForm && (await findEarlier(token)));
    const cookie = await nextFormCookie(context, request.headers);
    const headers: Record<string, string> = cookie ? { "Set-Cookie": cookie } : {};
    if (!shared) return refuse(400, text.tryAgain, headers);
    log.info({ language }, "A visitor's answers were stored under a code");
    return show(shared, headers);
  } catch (error) {
    if (isUnavailable(error)) return refuse(503, text.unavailable, { "Retry-After": "60" });
    if (!(error instanceof AppError)) throw error;
    return refuse(error.status, error.message, refusalHeaders(error));
  }
}
