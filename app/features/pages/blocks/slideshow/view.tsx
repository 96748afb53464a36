import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { useMarks } from "#app/features/pages/blocks/words.tsx";
import { Slideshow, slidesOf } from "#app/features/pages/public/slideshow.tsx";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { Island } from "#app/shell/site/island.tsx";
import { AllSlides } from "./all-slides.tsx";
import type { kind } from "./schema.ts";

export function View({ block, props }: BlockProps<typeof kind>) {
  const marks = useMarks();
  if (marks.isEdited) return <AllSlides slides={block.items} mark={marks.item} />;
  return (
    <div id={sectionId(block)}>
      <Island
        name="slideshow"
        of={Slideshow}
        props={{ slides: slidesOf(block.items), label: block.title, intervalMs: props.seconds * 1000 }}
      />
    </div>
  );
}
