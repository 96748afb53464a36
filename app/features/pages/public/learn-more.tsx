import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

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
