import { texts } from "#app/messages/texts.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";

export const noticeKinds = ["waiting", "returned", "approved", "published", "comment"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

type Counts = Record<NoticeKind, number>;

const joinCounts = (counts: Counts, words: Record<NoticeKind, (count: number) => string>) =>
  noticeKinds.flatMap((kind) => (counts[kind] > 0 ? [words[kind](counts[kind])] : [])).join(", ");

/** The mail about drafts: what waits for its reader, and what became of the reader's own changes. */
export const noticeMailTexts = texts({
  en: {
    heading: "Drafts on the site",
    greeting: (name: string) => `Hello ${name},`,
    someone: "A deleted account",
    deeds: {
      waiting: (who: string) => `${who} asks for your approval`,
      returned: (who: string) => `${who} returned your change`,
      approved: (who: string) => `${who} approved your change`,
      published: (who: string) => `${who} published your approved change`,
      comment: (who: string) => `${who} wrote a comment`,
    },
    summary: (counts: Counts) =>
      joinCounts(counts, {
        waiting: (count) => `${count} to approve`,
        returned: (count) => `${count} returned`,
        approved: (count) => `${count} approved`,
        published: (count) => `${count} published`,
        comment: (count) => (count === 1 ? "1 comment" : `${count} comments`),
      }),
    subject: (company: string, what: string) => `${what} (${company})`,
    intro: (summary: string) => `News about drafts: ${summary}.`,
    parts: { shared: "shared fields", en: "English", es: "Spanish" } as Record<DraftPartName, string>,
    passage: (quote: string) => `About “${quote}”:`,
    more: (count: number) => `And ${count} more on the dashboard.`,
    open: "Open the admin area",
    why: "You're receiving this because these changes are waiting for you, or you wrote or commented on them.",
  },
  es: {
    heading: "Borradores del sitio",
    greeting: (name: string) => `Hola, ${name}:`,
    someone: "Una cuenta eliminada",
    deeds: {
      waiting: (who: string) => `${who} le pide su aprobación`,
      returned: (who: string) => `${who} le devolvió un cambio`,
      approved: (who: string) => `${who} aprobó su cambio`,
      published: (who: string) => `${who} publicó su cambio aprobado`,
      comment: (who: string) => `${who} escribió un comentario`,
    },
    summary: (counts: Counts) =>
      joinCounts(counts, {
        waiting: (count) => `${count} por aprobar`,
        returned: (count) => (count === 1 ? "1 devuelto" : `${count} devueltos`),
        approved: (count) => (count === 1 ? "1 aprobado" : `${count} aprobados`),
        published: (count) => (count === 1 ? "1 publicado" : `${count} publicados`),
        comment: (count) => (count === 1 ? "1 comentario" : `${count} comentarios`),
      }),
    subject: (company: string, what: string) => `${what} (${company})`,
    intro: (summary: string) => `Novedades sobre los borradores: ${summary}.`,
    parts: { shared: "campos compartidos", en: "inglés", es: "español" } as Record<DraftPartName, string>,
    passage: (quote: string) => `Sobre «${quote}»:`,
    more: (count: number) => `Y ${count} más en el panel.`,
    open: "Abrir la administración",
    why: "Recibe este correo porque estos cambios esperan su decisión, o porque usted los escribió o comentó.",
  },
});
