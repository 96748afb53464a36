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
    publishedAtHint: "Empty: the moment it is published. A later time: it appears then",
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
    published: "Publicado",
    draft: "Borrador: los visitantes no lo ven",
    publishedAtHint: "Vacío: el momento en que se publica. Una hora posterior: aparece entonces",
  },
});
