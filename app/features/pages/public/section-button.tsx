import type { ComponentProps } from "react";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { LearnMore } from "./learn-more.tsx";

type Props = { section: Section } & Pick<ComponentProps<typeof LearnMore>, "tone" | "className">;

/** The button of a section, where staff gave it a link and turned the button on. */
export function SectionButton({ section: { isActiveButton, url, title }, ...look }: Props) {
  return isActiveButton && url !== "" ? <LearnMore to={url} about={title} {...look} /> : null;
}
