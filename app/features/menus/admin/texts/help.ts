import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/menus":
      "The links around every page: the menu, the row below the logo and the footer. Each has warnings if a link leads to a page that visitors can't open; visitors don't see such links. Changes are drafts until you publish them, and can be published together with a new page in a set.",
    "/admin/menus/edit/:id":
      "Press an item to change its text in both languages and where it leads. Move items by dragging their handle, with the arrow buttons, or with Alt and the arrow keys: left and right move a link out of a group and into it. A link to a page follows the page when its address changes. “Preview” shows the front page with your changes, and earlier versions are under “History”.",
  },
  es: {
    "/admin/menus":
      "Los enlaces que rodean todas las páginas: el menú, la fila debajo del logotipo y el pie de página. Cada uno avisa si un enlace lleva a una página que los visitantes no pueden abrir; esos enlaces no se muestran. Los cambios son borradores hasta que los publica, y se pueden publicar junto con una página nueva en un conjunto.",
    "/admin/menus/edit/:id":
      "Presione un elemento para cambiar su texto en los dos idiomas y adónde lleva. Mueva los elementos arrastrando su agarradera, con los botones de flecha o con Alt y las flechas del teclado: izquierda y derecha sacan un enlace de un grupo o lo meten en él. Un enlace a una página la sigue cuando su dirección cambia. La vista previa muestra la página de inicio con sus cambios, y las versiones anteriores están en el historial.",
  },
});
