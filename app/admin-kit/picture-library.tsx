import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { pictureLibraryTexts } from "#app/messages/admin/picture-library.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { variantName } from "#lib/image-widths.ts";
import { Button, buttonClass } from "./button.tsx";
import { useMay } from "./permissions.tsx";
import { useCaption } from "./picture-caption.ts";
import { type LibraryPicture, libraryQuery, picturePath } from "./picture-query.ts";
import { Popup } from "./popup.tsx";
import { QueryStates } from "./query-states.tsx";
import { SearchBox } from "./search-box.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Pager } from "./table-pages.tsx";

type PickProps = { onPick: (picture: LibraryPicture) => void };

/** `of` names the field for screen readers. */
export function PickPicture({ onPick, of }: PickProps & { of?: string }) {
  const text = useTexts(pictureLibraryTexts);
  const [open, setOpen] = useState(false);
  const isOffered = useMay("content.read");
  if (!isOffered) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Images} className="size-4" />
        {text.pick}
        {of && <span className="sr-only"> ({of})</span>}
      </Button>
      {open && (
        <PictureLibrary
          onClose={() => setOpen(false)}
          onPick={(picture) => {
            setOpen(false);
            onPick(picture);
          }}
        />
      )}
    </>
  );
}

export function LibraryLink({ name }: { name: string }) {
  const text = useTexts(pictureLibraryTexts);
  const isOffered = useMay("content.read");
  return isOffered ? (
    <Link to={picturePath(name)} className={buttonClass("quiet")}>
      {text.open}
    </Link>
  ) : null;
}

function PictureLibrary({ onPick, onClose }: PickProps & { onClose: () => void }) {
  const text = useTexts(pictureLibraryTexts);
  const captionOf = useCaption();
  const [{ search, page }, setView] = useState({ search: "", page: 1 });
  const library = useQuery(libraryQuery({ search, page, show: "all" }));
  return (
    <Popup wide open onClose={onClose} title={text.title} text={text.text} actions={<Button onClick={onClose}>{text.cancel}</Button>}>
      <div className="grid gap-3" aria-busy={library.isPlaceholderData}>
        <SearchBox value={search} onSearch={(words) => setView({ search: words, page: 1 })} />
        <QueryStates query={library} pending={<Skeleton className="h-64" />}>
          {({ pictures, total, pages }) => (
            <>
              <p role="status" className="text-sm text-fg-muted">
                {total === 0 ? text.nothingFound : text.count(total)}
              </p>
              <ul aria-label={text.pictures} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                {pictures.map((picture) => (
                  <li key={picture.name}>
                    <button
                      type="button"
                      onClick={() => onPick(picture)}
                      className="grid w-full content-start gap-1 rounded-lg border border-edge p-1.5 text-left text-xs hover:border-accent hover:bg-accent-soft"
                    >
                      <img
                        src={`/resources/${variantName(picture.name, 320, "webp")}`}
                        alt=""
                        loading="lazy"
                        className="aspect-[4/3] w-full rounded-md bg-sunken object-cover"
                      />
                      <span className="line-clamp-2 [overflow-wrap:anywhere]">{captionOf(picture)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <Pager page={page} pages={pages} onPage={(next) => setView({ search, page: next })} />
            </>
          )}
        </QueryStates>
      </div>
    </Popup>
  );
}
