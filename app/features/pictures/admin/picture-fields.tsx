import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { CropPreviews, FocusPicker } from "#app/admin-kit/fields/focus-picker.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { When } from "#app/admin-kit/when.tsx";
import type { PictureDraft, PictureRecord } from "#app/features/pictures/draft.ts";
import { pictureLabels } from "#app/features/pictures/picture-form.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { variantName } from "#lib/image-widths.ts";
import { locales } from "#lib/languages.ts";
import { pictureMiddle } from "#lib/picture-focus.ts";
import { LabelsField } from "./labels-field.tsx";
import { picturesTexts } from "./texts/pictures.ts";

type Props = { draft: Draft<PictureDraft>; picture: PictureRecord; bytes: number | undefined };

/** What the library says of a picture: what stays in its crops, what it shows, and the facts. */
export function PictureFields({ draft: { bind, spanish }, picture, bytes }: Props) {
  const text = useTexts(picturesTexts);
  const language = useLanguage();
  const labels = pictureLabels(language);
  const image = bind("image");
  const { focus = pictureMiddle } = image.value;
  const src = `/resources/${variantName(picture.name, 640, "webp")}`;
  const number = new Intl.NumberFormat(locales[language]);
  const facts = [
    { term: text.size, fact: `${picture.width} × ${picture.height} px${bytes ? ` · ${number.format(Math.ceil(bytes / 1024))} KB` : ""}` },
    { term: text.type, fact: "WebP" },
    { term: text.stored, fact: <When at={picture.createdAt} /> },
  ];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[20rem_1fr] sm:items-start">
        <FocusPicker src={src} focus={focus} onChange={(point) => image.onChange({ ...image.value, focus: point })} />
        <div className="grid gap-4">
          <CropPreviews src={src} focus={focus} />
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {facts.map(({ term, fact }) => (
              <div key={term} className="contents">
                <dt className="text-fg-muted">{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Bilingual
        mark={spanish("alt")}
        english={<TextField label={labels.alt} hint={text.altHint} {...bind("alt")} />}
        spanish={<TextField label={labels["es.alt"]} lang="es" {...bind("es.alt")} />}
      />
      <LabelsField label={labels.labels} hint={text.labelsHint} {...bind("labels")} />
    </>
  );
}
