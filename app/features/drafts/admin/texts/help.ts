import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/calendar":
      "This calendar shows what will be published or taken off the site, and what went live. Open an entry to change its text or its time. An entry marked “Late” ran after an outage; one marked “Failed” changed nothing, and its author got an email with the reason. To schedule something, open its draft and choose “Schedule…”.",
  },
  es: {
    "/admin/calendar":
      "Este calendario muestra lo que se va a publicar o retirar del sitio y lo que ya se publicó. Abra una entrada para cambiar su texto o su hora. Si dice «Con retraso», se hizo después de una interrupción; si dice «Falló», no cambió nada y su autor recibió un correo con el motivo. Para programar algo, abra su borrador y elija «Programar…».",
  },
});
