import { texts } from "#app/messages/texts.ts";

export const contentListTexts = texts({
  en: {
    title: "Page Content",
    changeOrder: "Change order",
    add: "New Page Content",
    caption: "Page content",
    nothingFound: "No page content matches.",
    orderLabel: "Sections in page order",
    draftDetail: " (hidden)",
    contentId: "Content Id",
    contentTitle: "Title",
    category: "Category",
    body: "Body",
    any: "Any",
    emptyList: { text: "No page content yet. The sections that make up the pages appear here.", action: "Add the first section" },
  },
  es: {
    title: "Contenido de páginas",
    changeOrder: "Cambiar el orden",
    add: "Nuevo contenido de página",
    caption: "Contenido de páginas",
    nothingFound: "No hay contenido de página que coincida.",
    orderLabel: "Secciones en el orden de su página",
    draftDetail: " (oculta)",
    contentId: "Id del contenido",
    contentTitle: "Título",
    category: "Categoría",
    body: "Texto",
    any: "Cualquiera",
    emptyList: {
      text: "Todavía no hay contenido de página. Aquí están las secciones que forman las páginas.",
      action: "Agregar la primera sección",
    },
  },
});

export type ContentListTexts = (typeof contentListTexts)["en"];
