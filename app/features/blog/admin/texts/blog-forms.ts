import { texts } from "#app/messages/texts.ts";

export const blogFormTexts = texts({
  en: {
    newPost: "New Blog Post",
    editPost: "Edit Blog Post",
    newCategory: "New Blog Category",
    editCategory: "Edit Blog Category",
    done: "Data was created successfully",
    publication: "Publication",
    noCategory: "No category",
    noParent: "None",
    published: "Published",
    draft: "Draft: visitors do not see it",
    publishedAtHint: "Leave it empty to use the time you publish. If you choose a later time, the post appears then",
  },
  es: {
    newPost: "Nueva entrada del blog",
    editPost: "Editar entrada del blog",
    newCategory: "Nueva categoría del blog",
    editCategory: "Editar categoría del blog",
    done: "Los datos se guardaron correctamente",
    publication: "Publicación",
    noCategory: "Sin categoría",
    noParent: "Ninguna",
    published: "Publicada",
    draft: "Borrador: los visitantes no la ven",
    publishedAtHint: "Déjelo vacío para usar el momento en que publica. Si elige una hora posterior, la entrada aparece entonces",
  },
});
