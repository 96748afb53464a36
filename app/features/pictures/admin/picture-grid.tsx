import { Badge } from "#app/admin-kit/badge.tsx";
import { useCaption } from "#app/admin-kit/picture-caption.ts";
import { type LibraryPicture, picturePath } from "#app/admin-kit/picture-query.ts";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { variantName } from "#lib/image-widths.ts";
import { picturesTexts } from "./texts/pictures.ts";

/** Stored pictures side by side; each leads to what is known about it. */
export function PictureGrid({ pictures }: { pictures: LibraryPicture[] }) {
  const text = useTexts(picturesTexts);
  const captionOf = useCaption();
  return (
    <ul aria-label={text.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {pictures.map((picture) => (
        <li key={picture.name} className="min-w-0">
          <RecordLink
            to={picturePath(picture.name)}
            className="grid h-full content-start gap-2 rounded-xl border border-edge bg-surface p-2 text-sm hover:border-accent"
          >
            <img
              src={`/resources/${variantName(picture.name, 320, "webp")}`}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              className="aspect-[4/3] w-full rounded-lg bg-sunken object-cover"
            />
            <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{captionOf(picture)}</span>
            <span className="flex flex-wrap items-center gap-1">
              <span className="text-xs text-fg-muted">{picture.useCount > 0 && text.usedIn(picture.useCount)}</span>
              {picture.useCount === 0 && <Badge>{text.unused}</Badge>}
              {picture.isSample && <Badge>{text.sample}</Badge>}
              {picture.alt === "" && <Badge>{text.noAlt}</Badge>}
            </span>
          </RecordLink>
        </li>
      ))}
    </ul>
  );
}
