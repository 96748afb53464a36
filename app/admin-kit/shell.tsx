import clsx from "clsx";
import { Menu, X } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button, PlainButton } from "./button.tsx";

const skipClass =
  "sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent";

type Props = { brand: ReactNode; bar: ReactNode; nav: ReactNode; children: ReactNode };

/** On a phone the navigation opens below the bar. */
export function Shell({ brand, bar, nav, children }: Props) {
  const { pathname } = useLocation();
  const text = useTexts(layoutTexts);
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const toggle = useRef<HTMLButtonElement>(null);
  const navigation = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [open]);

  /** Where the user is in it. */
  function focusMenu() {
    const { current } = navigation;
    const entry = current?.querySelector<HTMLElement>("[aria-current=page]") ?? current?.querySelector<HTMLElement>("a");
    entry?.focus();
  }

  return (
    <div className="admin min-h-dvh bg-canvas text-fg">
      <a href="#content" className={skipClass}>
        {text.skip}
      </a>
      <header className="sticky top-0 z-30 border-b border-edge bg-surface">
        <div className="mx-auto flex min-h-14 max-w-[90rem] items-center gap-3 px-4">
          <Button
            ref={toggle}
            look="quiet"
            className="-ml-2 px-2 lg:hidden"
            aria-expanded={open}
            aria-controls="admin-nav"
            aria-label={open ? text.closeMenu : text.openMenu}
            onClick={() => setOpenAt(open ? undefined : pathname)}
          >
            {open ? <Icon of={X} className="size-5" /> : <Icon of={Menu} className="size-5" />}
          </Button>
          <div className="flex flex-1 items-center">{brand}</div>
          {bar}
        </div>
      </header>
      <div className="mx-auto flex max-w-[90rem]">
        <nav
          ref={navigation}
          id="admin-nav"
          aria-label={text.admin}
          data-open={open || undefined}
          className="hidden shrink-0 overflow-y-auto border-edge bg-surface px-3 py-4 data-open:fixed data-open:inset-x-0 data-open:top-14 data-open:bottom-0 data-open:z-20 data-open:block lg:sticky lg:top-14 lg:block lg:h-[calc(100dvh-3.5rem)] lg:w-60 lg:border-r lg:bg-transparent"
        >
          {nav}
        </nav>
        <PlainButton onClick={focusMenu} className={clsx(skipClass, "max-lg:hidden")}>
          {text.skipToMenu}
        </PlainButton>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8">
          {children}
        </main>
      </div>
    </div>
  );
}
