import { pictureLibraryTexts } from "#app/messages/admin/picture-library.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { timeZone } from "#lib/dates.ts";
import { locales } from "#lib/languages.ts";
import { altIn, type LibraryPicture } from "./picture-query.ts";

type Captioned = Pick<LibraryPicture, "alt" | "translations" | "createdAt"> & { title?: string };

/** A picture's name where its record is not shown: its description, else who uses it, else its date. */
export function useCaption() {
  const language = useLanguage();
  const text = useTexts(pictureLibraryTexts);
  return (picture: Captioned): string => {
    const day = new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeZone });
    return altIn(picture, language) || picture.title || text.unnamed(day.format(new Date(picture.createdAt)));
  };
}
