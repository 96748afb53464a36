import { Bilingual } from "./bilingual.tsx";
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

/** A picture and what it shows, for those who cannot see it, in both languages. */
export function PictureSection({ bind, spanish, labels, progress }: Props) {
  return (
    <FormSection title="Picture">
      <ImageField label={labels.image} progress={progress} {...bind("image")} />
      <Bilingual
        mark={spanish("imageAlt")}
        english={<TextField label={labels.imageAlt} hint="Read aloud to those who cannot see the picture" {...bind("imageAlt")} />}
        spanish={<TextField label={labels["es.imageAlt"]} lang="es" {...bind("es.imageAlt")} />}
      />
    </FormSection>
  );
}
