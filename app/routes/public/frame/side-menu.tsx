import { ArrowRight, Phone, X } from "lucide-react";
import { type KeyboardEvent, type ToggleEvent, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { usePrefetch } from "#app/ui/use-prefetch.ts";
import { localPath } from "#lib/languages.ts";
import { telephoneLink } from "#lib/telephone.ts";
import type { FrameSettings } from "./frame-settings.ts";

export const menuId = "site-menu";

const links = [
  ["/", "home"],
  ["/leadership", "leadership"],
  ["/services/find-a-loan-officer", "officers"],
  ["/services/homebuying-process", "process"],
  ["/services/refinance_information", "refinance"],
  ["/contact-us", "contact"],
] as const;

/** Slides in from the right. The browser itself opens and closes it; the script only keeps the keyboard inside. */
export function SideMenu({ settings }: { settings: FrameSettings }) {
  const language = useLanguage();
  const text = useTexts(siteTexts);
  const prefetch = usePrefetch();
  const menu = useRef<HTMLDivElement>(null);
  const { key: page } = useLocation();
  const shownOn = useRef(page);

  // A new page closes the menu. The script's own arrival does not: someone may have opened it before.
  useEffect(() => {
    if (shownOn.current === page) return;
    shownOn.current = page;
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  }, [page]);

  return (
    <div
      ref={menu}
      id={menuId}
      popover="auto"
      role="dialog"
      aria-label={text.menu.toggle}
      className="side-menu"
      onKeyDown={keepFocusInside}
      onToggle={focusFirst}
    >
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="menu-overlay"
        className="absolute inset-0 cursor-default touch-none bg-teal-dark/55"
      />
      <div className="side-menu-panel absolute inset-y-0 right-0 flex w-[min(26rem,88vw)] flex-col overflow-y-auto overscroll-contain bg-paper px-6 pt-4 pb-8 shadow-lift sm:px-8">
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the menu opens, also before any script is there
          autoFocus
          className="-mr-3 inline-flex min-h-12 items-center gap-2 self-end rounded-full px-3 font-semibold text-teal-dark hover:bg-sand"
        >
          {text.menu.close}
          <X className="size-5" aria-hidden="true" />
        </button>
        <nav aria-label={text.menu.label} className="mt-2">
          <ul>
            {links.map(([path, name]) => (
              <li key={path} className="border-line border-b">
                <NavLink
                  to={localPath(path, language)}
                  end
                  prefetch={prefetch}
                  className="group flex items-center justify-between gap-4 py-4 font-display text-xl leading-snug aria-[current=page]:text-clay hover:text-clay"
                >
                  {text.menu.links[name]}
                  <ArrowRight
                    className="size-5 shrink-0 text-clay opacity-0 transition-[opacity,translate] group-hover:translate-x-1 group-hover:opacity-100 group-aria-[current=page]:opacity-100"
                    aria-hidden="true"
                  />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 grid gap-3">
          <ButtonLink to={settings["links.apply"]}>{text.applyNow}</ButtonLink>
          <a
            href={telephoneLink(settings["contact.phone"])}
            className="inline-flex min-h-12 items-center justify-center gap-2 font-semibold text-teal hover:text-clay"
          >
            <Phone className="size-4" aria-hidden="true" />
            {settings["contact.phone"]}
          </a>
        </div>
      </div>
    </div>
  );
}

const stopsOf = (menu: HTMLElement) => menu.querySelectorAll<HTMLElement>("a[href], button:not([tabindex='-1'])");

function focusFirst(event: ToggleEvent<HTMLDivElement>) {
  if (event.newState === "open") stopsOf(event.currentTarget)[0]?.focus();
}

function keepFocusInside(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== "Tab") return;
  const stops = stopsOf(event.currentTarget);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
