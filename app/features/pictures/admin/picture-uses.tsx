import { Link } from "react-router";
import { nounOf } from "#app/features/nouns.ts";
import type { PictureUse } from "#app/features/pictures/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { picturesTexts } from "./texts/pictures.ts";

/** Every record that needs a picture, with the way to it. */
export function PictureUses({ uses }: { uses: PictureUse[] }) {
  const text = useTexts(picturesTexts);
  const isShown = uses.some(({ place }) => place === "record");
  return (
    <div className="grid gap-2">
      {!isShown && <p className="text-sm text-fg-muted">{uses.length > 0 ? text.noUsesNow : text.noUses}</p>}
      {uses.length > 0 && (
        <ul className="divide-y divide-edge rounded-xl border border-edge bg-surface">
          {uses.map((use) => (
            <UseLine key={`${use.entity}:${use.entityId}`} use={use} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UseLine({ use: { entity, entityId, title, place } }: { use: PictureUse }) {
  const text = useTexts(picturesTexts);
  const language = useLanguage();
  const { label, editPath } = nounOf(entity);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-sm">
      {title ? (
        <Link to={place === "trash" ? "/admin/bin" : editPath(entityId)} className="font-semibold text-accent hover:underline">
          {title}
        </Link>
      ) : (
        <span>{text.hiddenRecord}</span>
      )}
      <span className="text-fg-muted">
        {label[language]}
        {place === "trash" && ` · ${text.inTrash}`}
        {place === "former" && ` · ${text.inFormer}`}
      </span>
    </li>
  );
}
