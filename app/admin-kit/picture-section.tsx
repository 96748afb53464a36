import { useRef, useState } from "react";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Bilingual } from "./bilingual.tsx";
import { Button } from "./button.tsx";
import type { PictureValue } from "./draft.ts";
import { ImageField } from "./fields/image-field.tsx";
import { TextField } from "./fields/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import type { Draft } from "./use-draft.ts";

type PictureDraft = { image: PictureValue; imageAlt: string; "es.imageAlt": string };

type Props = {
  bind: Draft<PictureDraft>["bind"];
  spanish: Draft<PictureDraft>["spanish"];
  labels: Record<keyof PictureDraft, string>;
  progress: number | undefined;
};

export function PictureSection({ bind, spanish, labels, progress }: Props) {
  const text = useTexts(fieldTexts);
  const [image, alt, spanishAlt] = [bind("image"), bind("imageAlt"), bind("es.imageAlt")];
  const { former, change, describe } = useDescription(image, alt, spanishAlt);

  return (
    <FormSection title={text.pictureTitle}>
      <ImageField
        label={labels.image}
        progress={progress}
        {...image}
        onChange={change}
        onPick={({ alt: ownAlt, translations }) => describe({ alt: ownAlt, spanish: translations.es?.alt ?? "" })}
      />
      <div role="status" className="empty:hidden">
        {former && alt.value === "" && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-warn-soft px-4 py-3 text-sm text-warn">
            <p>
              <strong>{text.otherPicture}</strong> {text.formerAlt(former.alt)}
            </p>
            <Button look="quiet" onClick={() => describe(former)}>
              {text.keepAlt}
            </Button>
          </div>
        )}
      </div>
      <Bilingual
        mark={spanish("imageAlt")}
        english={<TextField label={labels.imageAlt} hint={text.altHint} {...alt} />}
        spanish={<TextField label={labels["es.imageAlt"]} lang="es" {...spanishAlt} />}
      />
    </FormSection>
  );
}

type Description = { alt: string; spanish: string };
type Bound<Value> = { value: Value; onChange: (value: Value) => void };

/** A description is removed together with its picture, and restored with it. */
function useDescription(image: Bound<PictureValue>, alt: Bound<string>, spanishAlt: Bound<string>) {
  const [former, setFormer] = useState<Description>();
  /** Of the stored picture, while a file is to replace it. */
  const storedDescription = useRef<Description>(undefined);
  // A description written before there is a picture is about the one to come.
  const hasPicture = useRef(isThere(image.value));

  function describe(words: Description) {
    alt.onChange(words.alt);
    spanishAlt.onChange(words.spanish);
  }

  function change(next: PictureValue) {
    const { value: before } = image;
    image.onChange(next);
    if (next.file === before.file && next.name === before.name) return;
    if (!isThere(next)) return;
    const current = { alt: alt.value, spanish: spanishAlt.value };
    const isStoredAgain = before.file !== undefined && next.file === undefined && next.name === before.name;
    if (isStoredAgain && storedDescription.current) {
      setFormer(undefined);
      describe(storedDescription.current);
    } else if (hasPicture.current && (current.alt || current.spanish)) {
      if (before.file === undefined) storedDescription.current = current;
      setFormer(current);
      describe({ alt: "", spanish: "" });
    }
    hasPicture.current = true;
  }

  return { former, change, describe };
}

const isThere = ({ name, file }: PictureValue) => Boolean(name || file);
