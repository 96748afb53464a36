import { formSecret, issueFormToken } from "#app/features/leads/messages/form-token.server.ts";
import { answerQuestionForm } from "#app/features/leads/questions/form-action.server.ts";
import { answerMyQuestion } from "#app/features/leads/questions/my-question.server.ts";
import { consentVersion, fillConsent } from "#app/features/settings/consent.server.ts";
import { settings } from "#app/features/settings/registry.ts";
import type { PersonalContext } from "#platform/page-context.server.ts";
import { testLeads } from "./leads.ts";

const agree = (way: "whatsapp" | "call" | "sms", language: "en" | "es") => {
  const { default: en, es } = settings[`ask.consent.${way}`];
  return consentVersion(fillConsent(language === "es" ? (es ?? en) : en, settings["company.name"].default));
};

/** What a visitor checks who agrees to everything; only the chosen way counts. */
export const agreeing = (language: "en" | "es" = "en") => ({
  "agree-whatsapp": agree("whatsapp", language),
  "agree-call": agree("call", language),
  "agree-sms": agree("sms", language),
});

/** The app with visitors who use the question form, each from an address of their own unless one is given. */
export function testQuestions() {
  const app = testLeads();
  let lastAddress = 0;

  function contextFrom(clientAddress = `198.51.100.${++lastAddress}`, language: "en" | "es" = "en"): PersonalContext {
    return { ...app.current.platform, requestId: "1", clientAddress, staff: undefined, language, callOwnApi: fetch };
  }

  return {
    ...app,
    /** The page that a code opens. */
    myQuestion: async (
      fields: Record<string, string>,
      { path = "/my-question", from, now }: { path?: string; from?: string; now?: Date } = {},
    ) => {
      const request = new Request(`http://localhost${path}`, { method: "POST", body: new URLSearchParams(fields) });
      const { data, init } = await answerMyQuestion(request, contextFrom(from), now);
      return { outcome: data, status: init?.status ?? 200, headers: new Headers(init?.headers) };
    },
    ask: async (
      fields: Record<string, string>,
      { path = "/ask", from, cookie, referer = "" }: { path?: string; from?: string; cookie?: string; referer?: string } = {},
    ) => {
      const { db } = app.current.platform;
      const formCookie = cookie ?? `umbral.form=${issueFormToken(await formSecret(db), Date.now() - 30_000)}`;
      const headers = { cookie: formCookie, "user-agent": "A browser", referer };
      const request = new Request(`http://localhost${path}`, { method: "POST", body: new URLSearchParams(fields), headers });
      const context = contextFrom(from);
      const { data, init } = await answerQuestionForm(request, context);
      return { outcome: data, status: init?.status ?? 200, headers: new Headers(init?.headers), context };
    },
  };
}
