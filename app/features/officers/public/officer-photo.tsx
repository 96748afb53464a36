import clsx from "clsx";
import type { ShownOfficer } from "#app/features/officers/service.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { chosenFocus } from "#lib/picture-focus.ts";

type Props = {
  officer: Pick<ShownOfficer, "image1" | "imageWidth" | "imageHeight" | "imageFocusX" | "imageFocusY">;
  sizes: string;
  className?: string;
  priority?: boolean;
};

/** The name is beside it, so the alternative text is empty. */
export function OfficerPhoto({ officer, sizes, className, priority = false }: Props) {
  const { image1, imageWidth, imageHeight, imageFocusX, imageFocusY } = officer;
  if (!image1 || !imageWidth || !imageHeight) {
    return <img src="/default-person.svg" alt="" width={400} height={400} loading={priority ? "eager" : "lazy"} className={className} />;
  }
  const picture = { name: image1, width: imageWidth, height: imageHeight, alt: "", focus: chosenFocus(imageFocusX, imageFocusY) };
  // Faces are in the upper half: a crop to the middle cuts the hair. A focus that staff choose comes first.
  return <Picture picture={picture} sizes={sizes} className={clsx(className, "object-[50%_34%]")} priority={priority} />;
}
