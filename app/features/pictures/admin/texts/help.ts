import { texts } from "#app/messages/texts.ts";

/** How each screen works, by route pattern. */
export const help = texts<Record<string, string>>({
  en: {
    "/admin/media":
      "All stored pictures, newest first. Upload several at once with the button, or drop them into the list; they get the label you are looking at, or “Library”, and stay until you need them. Search by what a picture shows, its labels or the name of a record that uses it; “Unused” shows pictures that no record uses. Click a picture to describe it, see where it is used, or replace it everywhere at once.",
    "/admin/media/:picture":
      "Click the part of the picture that must stay visible when it's cropped, and describe it for people who can't see it. Labels help you find it in the library. “Replace everywhere” puts a new picture in all the places listed below; you can undo it in each record's history. You can delete a picture once nothing listed below needs it.",
  },
  es: {
    "/admin/media":
      "Todas las imágenes guardadas; las más recientes van primero. Suba varias a la vez con el botón o suéltelas en la lista; reciben la etiqueta que tenga elegida, o «Biblioteca», y se quedan hasta que las necesite. Busque por lo que muestra una imagen, por sus etiquetas o por el nombre de un registro que la usa; «Sin usar» muestra las que ningún registro usa. Presione una imagen para describirla, ver dónde se usa o reemplazarla en todas partes a la vez.",
    "/admin/media/:picture":
      "Presione en la imagen lo que debe quedar visible al recortarla y diga qué muestra, para quienes no pueden verla. Las etiquetas ayudan a encontrarla en la biblioteca. «Reemplazar en todas partes» pone una imagen nueva en todos los lugares de la lista de abajo; cada uno de esos registros se puede deshacer desde su historial. Una imagen se puede eliminar cuando nada de la lista la necesita.",
  },
});
