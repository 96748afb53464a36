import { texts } from "#app/messages/texts.ts";
import { maxJpegPixels, maxPictureBytes, maxPixelsHeld } from "#lib/picture-files.ts";

const maxPictureMegabytes = maxPictureBytes / 1024 ** 2;
const megapixels = { jpg: maxJpegPixels / 1_000_000, other: maxPixelsHeld / 1_000_000 };

export const fieldTexts = texts({
  en: {
    editAsText: "Edit as text",
    editAsHtml: "Edit as HTML",
    officeTime: "Office time (Mountain Time)",
    pictureProblems: {
      tooLarge: `This file is larger than ${maxPictureMegabytes} MB. Please choose a smaller picture.`,
      heic: "This is a HEIC photo from an iPhone, which most browsers can't show. Export it as JPEG first, or choose it here on the iPhone, which converts it. To take JPEG photos from now on: Settings > Camera > Formats > Most Compatible.",
      format: "This file isn't a PNG, JPG or WebP picture. Please choose another one.",
      broken: "This picture is damaged and can't be opened. Please choose another one.",
      tooManyPixels: `This picture has too many pixels: a JPG may have ${megapixels.jpg} million, a PNG or WebP ${megapixels.other} million. Please scale it down first.`,
    },
    preview: "Preview",
    pictureHint: "PNG, JPG up to 5MB",
    pictureLimit: `Larger photos, up to ${maxPictureMegabytes} MB, work too: they are scaled down. WebP works as well.`,
    orDrop: "or drop a picture here",
    goesUp: (file: string) => `${file} will be uploaded when you save`,
    keepFormer: "Keep the previous picture",
    removePicture: "Remove picture",
    uploading: "Uploading",
    crops: { square: "Square", portrait: "Portrait", wide: "Wide" },
    cropsLabel: "Crops",
    focusPoint: "Point kept in every crop",
    focusPlace: (x: number, y: number) =>
      `${x}% from the left, ${y}% from the top. Click the picture, or use the arrow keys (hold Shift for small steps).`,
    pictureTitle: "Picture",
    altHint: "Read aloud to people who can't see the picture",
    otherPicture: "This is a different picture: describe what it shows.",
    formerAlt: (alt: string) => `The previous one was described as “${alt}”.`,
    keepAlt: "Keep this description",
  },
  es: {
    editAsText: "Editar como texto",
    editAsHtml: "Editar como HTML",
    officeTime: "Hora de la oficina (hora de la montaña)",
    pictureProblems: {
      tooLarge: `Este archivo pesa más de ${maxPictureMegabytes} MB. Elija una imagen más pequeña.`,
      heic: "Esta es una foto HEIC de un iPhone, un formato que casi ningún navegador muestra. Expórtela primero como JPEG, o elíjala aquí desde el iPhone, que la convierte. Para tomar fotos en JPEG de ahora en adelante: Ajustes > Cámara > Formatos > El más compatible.",
      format: "Este archivo no es una imagen PNG, JPG ni WebP. Elija otra.",
      broken: "Esta imagen está dañada y no se puede abrir. Elija otra.",
      tooManyPixels: `Esta imagen tiene demasiados píxeles: una JPG puede tener ${megapixels.jpg} millones, y una PNG o WebP, ${megapixels.other} millones. Redúzcala primero.`,
    },
    preview: "Vista previa",
    pictureHint: "PNG, JPG de hasta 5 MB",
    pictureLimit: `También sirven fotos más grandes, de hasta ${maxPictureMegabytes} MB: se reducen. WebP también sirve.`,
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
