import clsx from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { useHydrated } from "./hydrated.ts";
import { useIsReadOnly } from "./read-only.ts";

const looks = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-edge-strong bg-surface text-fg hover:bg-sunken",
  quiet: "text-accent hover:bg-accent-soft",
  danger: "bg-bad text-on-bad hover:opacity-90",
  quietDanger: "text-bad hover:bg-bad-soft",
};

type Look = keyof typeof looks;

const shape =
  "inline-flex min-h-10 items-center justify-center gap-2 rounded-lg px-3.5 py-1.5 text-sm font-semibold whitespace-nowrap transition-colors";

export const buttonClass = (look: Look = "secondary", className?: string) => clsx(shape, looks[look], className);

type ButtonProps = ComponentProps<"button"> & {
  look?: Look;
  /** Does nothing now but keeps the focus, which `disabled` would drop. */
  resting?: boolean;
};

const preventClick = (event: MouseEvent) => event.preventDefault();

const offLook = "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

/** A button without styling. It needs the script, so it is disabled until the page is hydrated. */
export function PlainButton({ type = "button", disabled = false, className, ...rest }: ComponentProps<"button">) {
  const isHydrated = useHydrated();
  const isReadOnly = useIsReadOnly();
  return <button type={type} disabled={disabled || isReadOnly || !isHydrated} className={clsx(offLook, className)} {...rest} />;
}

export function Button({ look, className, resting = false, onClick, ...rest }: ButtonProps) {
  return (
    <PlainButton
      className={buttonClass(look, className)}
      {...rest}
      aria-disabled={resting || undefined}
      onClick={resting ? preventClick : onClick}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: Look };

export function ButtonLink({ look, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(look, className)} {...rest} />;
}
