import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/review":
      "What customers wrote about the company or a loan officer. Published reviews appear on the officer's page, on Leadership and on the page about how to check us; while there are none, those pages show nothing in their place. A review can be published only with its source, its date and the day the customer agreed. Reviews by staff or family are never published.",
    "/admin/review/add":
      "Copy the review word for word and say where and when it was written. It stays a draft while you wait for the customer's permission; then press “Publish”. If the customer got something for it, choose that under the relation: the page then says so, as the law requires.",
    "/admin/review/edit/:id":
      "Change the review and press “Publish”; pages then show it right away. If a customer takes back the permission, set it to “Hidden” or delete it. Earlier versions are under “History” below the form.",
  },
  es: {
    "/admin/review":
      "Lo que los clientes escribieron sobre la empresa o un oficial de préstamos. Las opiniones publicadas aparecen en la página del oficial, en la de los líderes y en la que explica cómo verificarnos; mientras no haya ninguna, esas páginas no muestran nada en su lugar. Una opinión solo se puede publicar con su fuente, su fecha y el día en que el cliente dio permiso. Las del personal o su familia nunca se publican.",
    "/admin/review/add":
      "Copie la opinión palabra por palabra e indique dónde y cuándo se escribió. Queda como borrador mientras llega el permiso del cliente; después presione «Publicar». Si el cliente recibió algo por ella, elíjalo en la relación: la página lo dice, como exige la ley.",
    "/admin/review/edit/:id":
      "Cambie la opinión y presione «Publicar»; las páginas la muestran de inmediato. Si un cliente retira su permiso, póngala como «Oculta» o elimínela. Las versiones anteriores están en el historial, debajo del formulario.",
  },
});
