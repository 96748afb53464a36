import { useEffect, useRef, useState } from "react";

/** The screens that a page is shown for, by their width in pixels. */
export const screenWidths = { desktop: 1280, phone: 390 };

type Props = {
  html: string;
  title: string;
  width: number;
  pending: boolean;
  onLink: (address: string) => void;
  onForm: () => void;
  onEscape: () => void;
};

/**
 * A page inside the admin. It has an origin, so that its fonts load, but no script, no form and no way out: what a link would
 * open in a new tab the sandbox forbids, and its click is told instead.
 */
export function PreviewIframe({ html, title, width, pending, onLink, onForm, onEscape }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  function listen(page: Document | null) {
    page?.addEventListener("click", (event) => tellClick(event, page, onLink));
    page?.addEventListener("submit", (event) => {
      event.preventDefault();
      onForm();
    });
    page?.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape());
  }

  const scale = Math.min(1, room.width / width);
  return (
    <div ref={stage} aria-busy={pending} className="flex min-h-0 flex-1 justify-center overflow-hidden bg-sunken aria-busy:opacity-60">
      <div style={{ width: width * scale }}>
        <iframe
          title={title}
          srcDoc={withoutWayOut(html)}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => listen(currentTarget.contentDocument)}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          className="block max-w-none origin-top-left border-0 bg-white"
        />
      </div>
    </div>
  );
}

/** Every link of the page opens a new tab, which its sandbox does not allow. */
const withoutWayOut = (html: string) => html.replace(/<head\b[^>]*>/, '$&<base target="_blank">');

function tellClick(event: MouseEvent, page: Document, onLink: (address: string) => void) {
  // The page has classes of its own: `instanceof` would compare with those of the admin.
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!link) return;
  event.preventDefault();
  const address = link.getAttribute("href") ?? "";
  if (address.startsWith("#")) page.getElementById(decodeURIComponent(address.slice(1)))?.scrollIntoView();
  else onLink(address);
}
