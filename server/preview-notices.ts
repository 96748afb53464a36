import type { Context } from "hono";
import { html } from "hono/html";
import { languageOf, localPath } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { type Language, languages } from "#lib/translations.ts";
import { knownOffice, plainPage, plainPageHeaders } from "./outage-page.ts";
import { endedCookie, nothingSent } from "./preview-cookie.ts";
import type { ServerEnv } from "./request-info.ts";

type Reason = "unknown" | "ended" | "signedOut" | "notAllowed" | "done";

type Notice = { status: 403 | 404 | 410; title: LocalizedText; text: LocalizedText };

const askAgain: LocalizedText = {
  en: "Ask the person who sent you the link for a new one.",
  es: "Pida un enlace nuevo a la persona que se lo envió.",
};

const notices: Record<Reason, Notice> = {
  unknown: {
    status: 404,
    title: { en: "This preview doesn't exist", es: "Esta vista previa no existe" },
    text: {
      en: `The link may not have been copied in full. ${askAgain.en}`,
      es: `Es posible que el enlace no se haya copiado completo. ${askAgain.es}`,
    },
  },
  ended: {
    status: 410,
    title: { en: "This preview has ended", es: "Esta vista previa terminó" },
    text: { en: `The link has expired or was revoked. ${askAgain.en}`, es: `El enlace venció o fue revocado. ${askAgain.es}` },
  },
  signedOut: {
    status: 410,
    title: { en: "This preview has ended", es: "Esta vista previa terminó" },
    text: {
      en: "Sign in to the admin area and start the preview again.",
      es: "Inicie sesión en el área de administración y vuelva a abrir la vista previa.",
    },
  },
  notAllowed: {
    status: 403,
    title: { en: "Your account can't preview drafts", es: "Su cuenta no puede ver los borradores" },
    text: {
      en: "You are signed in, but your role doesn't include drafts. An owner can change it, or send you a preview link.",
      es: "Usted inició sesión, pero su función no incluye los borradores. Un propietario puede cambiarla o enviarle un enlace de vista previa.",
    },
  },
  done: {
    status: 410,
    title: { en: "There is nothing left to preview", es: "Ya no hay nada que mostrar" },
    text: {
      en: "These changes have been published or discarded.",
      es: "Estos cambios ya se publicaron o se descartaron.",
    },
  },
};

const tooMany: LocalizedText = { en: "Too many previews at the moment", es: "Hay demasiadas vistas previas en este momento" };

function tryAgainIn(seconds: number): LocalizedText {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 30) return { en: "Please try again in a few seconds.", es: "Inténtelo de nuevo en unos segundos." };
  if (minutes === 1) return { en: "Please try again in a minute.", es: "Inténtelo de nuevo en un minuto." };
  return { en: `Please try again in ${minutes} minutes.`, es: `Inténtelo de nuevo en ${minutes} minutos.` };
}

const home: LocalizedText = { en: "Go to the published site", es: "Ir al sitio publicado" };
const leave: LocalizedText = { en: "Leave the preview", es: "Salir de la vista previa" };
const leaveToSend: LocalizedText = {
  en: "To send the form for real, leave the preview and fill it out again.",
  es: "Para enviar el formulario de verdad, salga de la vista previa y llénelo de nuevo.",
};

const privateHeaders = { ...plainPageHeaders, "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };

type Part = ReturnType<typeof html>;

/** The address of a link does not say which language its reader speaks. */
function inBothLanguages(c: Context<ServerEnv>, { title, text }: Pick<Notice, "title" | "text">, next: (language: Language) => Part) {
  const first = languageOf(c.env.requestInfo.address.path);
  const both = languages.toSorted((one) => (one === first ? -1 : 1));
  const body = both.map(
    (language) => html`<section lang="${language}">
${language === first ? html`` : html`<h2>${title[language]}</h2>`}
<p>${text[language]}</p>
${next(language)}
</section>`,
  );
  const { brand } = knownOffice(c, first);
  return plainPage({ language: first, brand, title: title[first], body });
}

/** The cookie of a preview that is over is removed. */
export function respondWithoutPreview(c: Context<ServerEnv>, reason: Reason): Response | Promise<Response> {
  const page = inBothLanguages(c, notices[reason], (language) => html`<p><a href="${localPath("/", language)}">${home[language]}</a></p>`);
  return c.html(page, notices[reason].status, { ...privateHeaders, "Set-Cookie": endedCookie(c.var.platform.config) });
}

/** The preview goes on later. Until then every page would be this one, so there is a way out. */
export function respondAtLimit(c: Context<ServerEnv>, seconds: number): Response | Promise<Response> {
  const { path } = c.env.requestInfo.address;
  const page = inBothLanguages(c, { title: tooMany, text: tryAgainIn(seconds) }, (language) => leaveForm(path, language));
  return c.html(page, 429, { ...privateHeaders, "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}

const leaveForm = (path: string, language: Language): Part =>
  html`<form method="post" action="/preview/leave?to=${encodeURIComponent(path)}"><button class="button">${leave[language]}</button></form>`;

/** A form on a page with drafts: nothing is read or stored. */
export function respondToPreviewForm(c: Context<ServerEnv>): Response | Promise<Response> {
  const { path } = c.env.requestInfo.address;
  const language = languageOf(path);
  const body = html`<p>${leaveToSend[language]}</p>
${leaveForm(path, language)}`;
  const { brand } = knownOffice(c, language);
  return c.html(plainPage({ language, brand, title: nothingSent[language], body }), 409, privateHeaders);
}
