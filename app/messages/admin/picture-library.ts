import { texts } from "#app/messages/texts.ts";

export const pictureLibraryTexts = texts({
  en: {
    pick: "Pick from the library",
    open: "See it in the library",
    title: "Pick a picture",
    text: "Pictures in the library, newest first. Search by what they show or by the name of a record that uses them.",
    pictures: "Pictures in the library",
    nothingFound: "No picture matches.",
    count: (total: number) => (total === 1 ? "1 picture" : `${total} pictures`),
    unnamed: (day: string) => `Picture from ${day}`,
    cancel: "Cancel",
  },
  es: {
    pick: "Elegir de la biblioteca",
    open: "Verla en la biblioteca",
    title: "Elija una imagen",
    text: "Estas imágenes ya están guardadas; las más recientes van primero. Busque por lo que muestran o por el nombre de un registro que las usa.",
    pictures: "Imágenes de la biblioteca",
    nothingFound: "Ninguna imagen coincide.",
    count: (total) => (total === 1 ? "1 imagen" : `${total} imágenes`),
    unnamed: (day) => `Imagen del ${day}`,
    cancel: "Cancelar",
  },
});
