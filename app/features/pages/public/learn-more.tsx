import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = Pick<ComponentProps<typeof ButtonLink>, "to" | "tone" | "className"> & { about: string };

/** Whoever hears only the links, one after the other, hears of what there is more. */
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
