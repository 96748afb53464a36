import { texts } from "#app/messages/texts.ts";

/** How each screen works, by route pattern. */
export const help = texts<Record<string, string>>({
  en: {
    "/admin":
      "Start here: this page lists what needs attention, such as new messages, texts without Spanish, and sample values that came with the site. Each line takes you to where you can handle it, and disappears once it's done. “Latest changes” shows what your colleagues did.",
    "/admin/numbers":
      "See how many people visited and wrote in recent weeks, from which pages and in which language, how quickly they were answered, and how often each way to reach you was used. Spam and bots aren't counted, and nothing is kept about who visited. Under “My account” you can choose to get the numbers by email on Mondays.",
  },
  es: {
    "/admin":
      "Empiece aquí: esta página reúne lo que está pendiente, como mensajes nuevos, textos sin español y valores de muestra que venían con el sitio. Cada línea lleva al lugar donde se atiende y desaparece cuando está hecha. Los últimos cambios muestran lo que hicieron sus colegas.",
    "/admin/numbers":
      "Vea cuántas personas visitaron y escribieron en las últimas semanas, desde qué páginas y en qué idioma, y qué tan rápido se les respondió, y cuánto se usó cada forma de contactarlos. No se cuentan el spam ni los programas, y no se guarda nada sobre quién visitó. En «Mi cuenta» puede pedir que las cifras le lleguen por correo los lunes.",
  },
});
