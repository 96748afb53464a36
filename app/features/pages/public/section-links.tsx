import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import { useMarks } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

type Props = Pick<ComponentProps<typeof ButtonLink>, "to" | "tone" | "className"> & { about: string };

/** Screen readers that list links also read what the link is about. */
export function LearnMore({ about, ...link }: Props) {
  const { learnMore } = useTexts(siteTexts);
  return (
    <ButtonLink {...link}>
      <span>
        {learnMore}
        <span className="sr-only">: {about}</span>
      </span>
      <Icon of={ArrowRight} className="size-4" />
    </ButtonLink>
  );
}

type SectionButtonProps = { section: Section } & Pick<Props, "tone" | "className">;

export function SectionButton({ section: { isActiveButton, url, title }, ...look }: SectionButtonProps) {
  return isActiveButton && url !== "" ? <LearnMore to={url} about={title} {...look} /> : null;
}

/** The title of a card; its link, if it has one, covers the whole card. */
export function CardTitle({ section }: { section: Section }) {
  const marks = useMarks();
  const { url, title } = section;
  // In the editor the title is a text and no link.
  if (marks.isEdited) return <span {...marks.text(section, "title")}>{title}</span>;
  if (url === "") return title;
  return (
    <SiteLink to={url} className="after:absolute after:inset-0 group-hover:text-clay">
      {title}
      <Icon of={ArrowRight} className="ml-2 inline size-5 text-clay transition-transform group-hover:translate-x-1" />
    </SiteLink>
  );
}
