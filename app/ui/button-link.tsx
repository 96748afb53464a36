import clsx from "clsx";
import type { ComponentProps } from "react";
import { buttonShape, buttonTones } from "./button-look.ts";
import { SiteLink } from "./site-link.tsx";

type Props = ComponentProps<typeof SiteLink> & { tone?: keyof typeof buttonTones };

export function ButtonLink({ tone = "primary", className, ...rest }: Props) {
  return <SiteLink className={clsx(buttonShape, buttonTones[tone], className)} {...rest} />;
}
