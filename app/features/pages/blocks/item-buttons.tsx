import clsx from "clsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { useMarks } from "./words.tsx";

type Props = { items: readonly Section[]; onDark?: boolean; className?: string };

/** Items as buttons, the first of which stands out. One without a link is left out; in the editor all are texts and no links. */
export function ItemButtons({ items, onDark = false, className }: Props) {
  const marks = useMarks();
  const shown = marks.isEdited ? items : items.filter(({ url }) => url !== "");
  if (shown.length === 0) return null;
  const toneOf = (index: number) => (onDark ? (index === 0 ? "light" : "onDark") : index === 0 ? "primary" : "quiet");
  return (
    <div className={clsx("flex flex-wrap gap-3", className)}>
      {shown.map((item, index) =>
        marks.isEdited ? (
          <span key={item.webPageContentId} className={clsx(buttonShape, buttonTones[toneOf(index)])} {...marks.item(item)}>
            <span {...marks.text(item, "title")}>{item.title}</span>
          </span>
        ) : (
          <ButtonLink key={item.webPageContentId} to={item.url} tone={toneOf(index)} className="min-w-0 [overflow-wrap:anywhere]">
            {item.title}
          </ButtonLink>
        ),
      )}
    </div>
  );
}
