import { texts } from "#app/messages/texts.ts";

export const help = texts<Record<string, string>>({
  en: {
    "/admin/documents":
      "PDFs and Word or Excel files that visitors can download. Upload several at once with the button, or drop them into the list. Each file has an address that stays the same when you replace the file. “Used” counts the pages, texts and menus that link to it. A deleted file goes to the Trash, where you can restore it.",
    "/admin/documents/add":
      "Choose the file and name it as visitors should read it, in both languages. If it is only in one language, say so: pages in the other language leave it out. Set a last day for flyers and rate sheets that go out of date.",
    "/admin/documents/edit/:id":
      "“Replace the file” keeps the address, so links to it keep working. Press “Publish” to show the change on the site. Earlier versions of the file are under “History” below the form.",
  },
  es: {
    "/admin/documents":
      "Archivos PDF, de Word o de Excel que los visitantes pueden descargar. Suba varios a la vez con el botón o suéltelos en la lista. La dirección de cada archivo no cambia cuando usted lo reemplaza. «Uso» cuenta las páginas, los textos y los menús que lo enlazan. Un archivo eliminado va a la Papelera y desde ahí se puede restaurar.",
    "/admin/documents/add":
      "Elija el archivo y póngale el nombre que leerán los visitantes, en los dos idiomas. Si está solo en un idioma, indíquelo: las páginas en el otro idioma no lo muestran. Ponga un último día a los volantes y las hojas de tasas que pierden vigencia.",
    "/admin/documents/edit/:id":
      "«Reemplazar el archivo» conserva la dirección, así que los enlaces siguen funcionando. Presione «Publicar» para mostrar el cambio en el sitio. Las versiones anteriores del archivo están en el historial, debajo del formulario.",
  },
});
