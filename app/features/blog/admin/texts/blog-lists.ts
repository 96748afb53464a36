import { texts } from "#app/messages/texts.ts";

/** The lists of posts and of their categories. */
export const blogListTexts = texts({
  en: {
    title: "Blog",
    newPost: "New Blog Post",
    caption: "Blog posts",
    nothingFound: "No posts match.",
    blogId: "Blog Id",
    postTitle: "Title",
    body: "Body",
    category: "Category",
    status: "Status",
    any: "Any",
    from: "Published from",
    to: "Published until",
    states: { all: "All", draft: "Draft", scheduled: "Scheduled", published: "Published" },
    draft: "Draft",
    published: "Published",
    scheduledFor: "Scheduled for",
    categories: "Blog Categories",
    newCategory: "New Blog Category",
    categoriesCaption: "Blog categories",
    emptyList: { text: "No posts yet. The articles visitors read on the blog appear here.", action: "Write the first post" },
    emptyCategories: { text: "No categories yet. Categories organize the blog posts.", action: "Add the first category" },
  },
  es: {
    title: "Blog",
    newPost: "Nueva entrada del blog",
    caption: "Entradas del blog",
    nothingFound: "No hay entradas que coincidan.",
    blogId: "Id de la entrada",
    postTitle: "Título",
    body: "Texto",
    category: "Categoría",
    status: "Estado",
    any: "Cualquiera",
    from: "Publicadas desde",
    to: "Publicadas hasta",
    states: { all: "Todas", draft: "Borradores", scheduled: "Programadas", published: "Publicadas" },
    draft: "Borrador",
    published: "Publicada",
    scheduledFor: "Programada para el",
    categories: "Categorías del blog",
    newCategory: "Nueva categoría del blog",
    categoriesCaption: "Categorías del blog",
    emptyList: {
      text: "Todavía no hay entradas. Aquí están los artículos que los visitantes leen en el blog.",
      action: "Escribir la primera entrada",
    },
    emptyCategories: {
      text: "Todavía no hay categorías. Las categorías ordenan las entradas del blog.",
      action: "Agregar la primera categoría",
    },
  },
});

export type BlogListTexts = (typeof blogListTexts)["en"];
