import { texts } from "#app/messages/texts.ts";

/** What the fields of forms say around what is typed into them. */
export const fieldTexts = texts({
  en: {
    editAsText: "Edit as text",
    editAsHtml: "Edit as HTML",
    onlyPictures: "Only image files can be used here",
    preview: "Preview",
    pictureHint: "PNG, JPG up to 5MB",
    orDrop: "or drop a picture here",
    goesUp: (file: string) => `${file} goes up with Save`,
    keepFormer: "Keep the former picture",
    removePicture: "Remove picture",
    uploading: "Uploading",
    crops: { square: "Square", portrait: "Portrait", wide: "Wide" },
    cropsLabel: "Crops",
    focusPoint: "Point that stays in every crop",
    focusPlace: (x: number, y: number) =>
      `${x} % from the left, ${y} % from the top. Press the picture, or use the arrow keys (with Shift in small steps).`,
    pictureTitle: "Picture",
    altHint: "Read aloud to those who cannot see the picture",
    otherPicture: "This is another picture: say what it shows.",
    formerAlt: (alt: string) => `The former one was described as “${alt}”.`,
    keepAlt: "Keep this description",
  },
  es: {
    editAsText: "Editar como texto",
    editAsHtml: "Editar como HTML",
    onlyPictures: "Aquí solo se pueden usar archivos de imagen",
    preview: "Vista previa",
    pictureHint: "PNG, JPG de hasta 5 MB",
    orDrop: "o suelte una imagen aquí",
    goesUp: (file) => `${file} se sube al guardar`,
    keepFormer: "Conservar la imagen anterior",
    removePicture: "Quitar la imagen",
    uploading: "Subiendo",
    crops: { square: "Cuadrado", portrait: "Vertical", wide: "Horizontal" },
    cropsLabel: "Recortes",
    focusPoint: "Punto que queda en todos los recortes",
    focusPlace: (x, y) =>
      `${x} % desde la izquierda, ${y} % desde arriba. Presione la imagen o use las flechas del teclado (con Mayús, en pasos pequeños).`,
    pictureTitle: "Imagen",
    altHint: "Se lee en voz alta a quienes no pueden ver la imagen",
    otherPicture: "Esta es otra imagen: diga qué muestra.",
    formerAlt: (alt) => `La anterior se describía así: «${alt}».`,
    keepAlt: "Conservar esta descripción",
  },
});
