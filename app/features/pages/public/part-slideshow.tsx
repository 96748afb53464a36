import { AllSlides } from "#app/features/pages/blocks/slideshow/all-slides.tsx";
import { useMarks } from "#app/features/pages/blocks/words.tsx";
import type { PagePart } from "#app/features/pages/sections/page.server.ts";
import { Island } from "#app/shell/site/island.tsx";
import { Slideshow, slidesOf } from "./slideshow.tsx";

type Props = { part: PagePart | undefined; label: string; intervalMs: number };

/** The slides that a part of the page has. Not in the file of the slideshow, which visitors load as a script. */
export function PartSlideshow({ part, label, intervalMs }: Props) {
  const marks = useMarks();
  if (marks.isEdited && part) return <AllSlides slides={part.sections} mark={marks.block} />;
  return <Island name="slideshow" of={Slideshow} props={{ slides: slidesOf(part?.sections), label, intervalMs }} />;
}
