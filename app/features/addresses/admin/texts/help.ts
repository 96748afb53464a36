import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/addresses":
      "Old addresses that lead visitors and search engines to where something is now. When a page moves, its former address appears here by itself and follows the page; you add or import redirects for other addresses, such as those of a former site. Uses count visitors, not search engines. A page always wins: an address that has a page can't be redirected.",
    "/admin/addresses/missed":
      "Addresses that visitors asked for and didn't find, the most frequent first. “Redirect” leads it to the suggested page at once; “Other page…” opens a form where you choose another target. “Ignore” takes the address off the list for good. Addresses that no one asks for are forgotten after 90 days.",
    "/admin/addresses/links":
      "Links in published texts, settings and menus that lead nowhere, each with where it is. Links within the site are checked right now. Pages of other sites are opened one by one in the background; one counts as broken when it was gone on two different days. Many sites refuse programs: such links show “Couldn't be checked” and usually work. The setting “Check links to other sites” under Resources turns this off.",
    "/admin/addresses/import":
      "Choose the file and check it first: nothing is saved until you press “Import”. This imports every row it can and lists the rest with the reason.",
    "/admin/addresses/add":
      "Enter the old address, then choose a page or enter another address. If the target is itself redirected, the redirect leads to where that one ends.",
    "/admin/addresses/edit/:id":
      "Change the old address or where it leads; visitors are sent there right away. Earlier versions are under “History” below the form.",
  },
  es: {
    "/admin/addresses":
      "Direcciones anteriores que llevan a los visitantes y a los buscadores a la dirección actual. Cuando una página cambia de dirección, la anterior se agrega automáticamente y sigue a la página; las redirecciones de otras direcciones, como las de un sitio anterior, las agrega o importa usted. Los usos cuentan visitantes, no buscadores. Una página siempre tiene prioridad: no se puede redirigir una dirección que tiene página.",
    "/admin/addresses/missed":
      "Direcciones que los visitantes buscaron y no encontraron, primero las más frecuentes. «Redirigir» la lleva de inmediato a la página sugerida; «Otra página…» abre un formulario donde usted elige otro destino. «Ignorar» quita la dirección de la lista para siempre. Las direcciones que nadie busca se olvidan a los 90 días.",
    "/admin/addresses/links":
      "Enlaces de textos publicados, recursos y menús que no llevan a ninguna parte, cada uno con el lugar donde está. Los enlaces dentro del sitio se revisan en este momento. Las páginas de otros sitios se abren una por una en segundo plano; un enlace cuenta como roto cuando la página no existía en dos días distintos. Muchos sitios rechazan a los programas: esos enlaces muestran «No se pudo revisar» y casi siempre funcionan. El recurso «Si se revisan los enlaces a otros sitios» permite desactivarlo.",
    "/admin/addresses/import":
      "Elija el archivo y revíselo primero: no se guarda nada hasta que presione «Importar». Entonces se importan todas las filas que se pueden importar, y las demás aparecen con la razón.",
    "/admin/addresses/add":
      "Escriba la dirección anterior y elija la página a la que lleva, o dé otra dirección. Si el destino también está redirigido, la redirección lleva a donde termina aquella.",
    "/admin/addresses/edit/:id":
      "Cambie la dirección anterior o a dónde lleva; los visitantes llegan allí de inmediato. Las versiones anteriores están en el historial, debajo del formulario.",
  },
});
