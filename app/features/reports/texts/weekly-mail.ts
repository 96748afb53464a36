import { texts } from "#app/messages/texts.ts";

/** What staff who asked for it read on Mondays. */
export const weeklyMailTexts = texts({
  en: {
    subject: (company: string) => `Last week at ${company}`,
    heading: "Last week",
    greeting: (name: string) => `Hello ${name},`,
    days: (from: string, to: string) => `Here's a summary of the week from ${from} to ${to}.`,
    leads: "Leads",
    views: "Page views",
    answered: "Answered",
    median: "Median time to first answer",
    overdue: "Overdue for an answer now",
    nothing: "–",
    before: (value: string) => `week before: ${value}`,
    topPages: "Most visited pages",
    noViews: "No pages were visited.",
    open: "See the numbers",
    why: "You're receiving this email because you asked for it. You can turn it off under “My account”.",
  },
  es: {
    subject: (company) => `La semana pasada en ${company}`,
    heading: "La semana pasada",
    greeting: (name) => `Hola, ${name}:`,
    days: (from, to) => `Este es el resumen de la semana del ${from} al ${to}.`,
    leads: "Contactos nuevos",
    views: "Visitas a páginas",
    answered: "Respondidos",
    median: "Tiempo mediano hasta la primera respuesta",
    overdue: "Con respuesta atrasada ahora",
    nothing: "–",
    before: (value) => `semana anterior: ${value}`,
    topPages: "Páginas más visitadas",
    noViews: "No se visitó ninguna página.",
    open: "Ver las cifras",
    why: "Recibe este correo porque lo pidió. Puede desactivarlo en «Mi cuenta».",
  },
});
