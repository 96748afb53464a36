import type { IconNode } from "lucide";
import { oncePerObject } from "#lib/once-per-object.ts";

type IconProps = { of: IconNode; className?: string | undefined; strokeWidth?: number };

/** Decorative. Its lines are one string, because a page has forty icons. */
export function Icon({ of, className, strokeWidth = 2 }: IconProps) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the library of icons, never by content
      dangerouslySetInnerHTML={linesOf(of)}
    />
  );
}

const linesOf = oncePerObject((node: IconNode) => ({
  __html: node.map(([tag, attributes]) => `<${tag}${attributesText(attributes)}/>`).join(""),
}));

const attributesText = (attributes: IconNode[number][1]) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
