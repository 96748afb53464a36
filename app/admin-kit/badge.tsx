import clsx from "clsx";
import type { ReactNode } from "react";

const tones = {
  plain: "bg-sunken text-fg-muted",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};

type Props = {
  tone?: keyof typeof tones;
  wraps?: boolean;
  children: ReactNode;
};

export function Badge({ tone = "plain", wraps = false, children }: Props) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs font-semibold",
        !wraps && "sm:whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
