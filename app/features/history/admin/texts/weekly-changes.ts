import { texts } from "#app/messages/texts.ts";

type Action = "create" | "update" | "delete" | "restore";
const englishDeeds: Record<Action, string> = { create: "added", update: "changed", delete: "deleted", restore: "restored" };
const spanishDeeds: Record<Action, string> = { create: "agregó", update: "cambió", delete: "eliminó", restore: "restauró" };

export const weeklyChangesTexts = texts({
  en: {
    subject: (company: string) => `Last week's changes at ${company}`,
    heading: "Last week's changes",
    greeting: (name: string) => `Hello ${name},`,
    intro: (changes: number, from: string, to: string) =>
      `${changes === 1 ? "One change was" : `${changes} changes were`} made from ${from} to ${to}.`,
    deeds: englishDeeds,
    someone: "Someone",
    times: (changes: number) => (changes === 1 ? "" : ` (${changes} changes)`),
    more: (changes: number) => (changes === 1 ? "And one more change." : `And ${changes} more changes.`),
    open: "See all changes",
    why: "You're receiving this email because you asked for it. You can turn it off under “My account”.",
    choice: "Email me last week's changes",
    hint: "Mondays at 8 a.m., Utah time; nothing for a week without changes",
    chosen: "You'll get it starting next Monday",
    dropped: "You won't get it anymore",
  },
  es: {
    subject: (company) => `Cambios de la semana pasada en ${company}`,
    heading: "Cambios de la semana pasada",
    greeting: (name) => `Hola, ${name}:`,
    intro: (changes, from, to) => `Del ${from} al ${to} se ${changes === 1 ? "hizo un cambio" : `hicieron ${changes} cambios`}.`,
    deeds: spanishDeeds,
    someone: "Alguien",
    times: (changes) => (changes === 1 ? "" : ` (${changes} cambios)`),
    more: (changes) => (changes === 1 ? "Y un cambio más." : `Y ${changes} cambios más.`),
    open: "Abrir la lista de cambios",
    why: "Recibe este correo porque lo pidió. Puede desactivarlo en «Mi cuenta».",
    choice: "Enviarme por correo los cambios de la semana pasada",
    hint: "Los lunes a las 8 de la mañana, hora de Utah; nada si en la semana no hubo cambios",
    chosen: "Lo recibirá a partir del próximo lunes",
    dropped: "Ya no lo recibirá",
  },
});
