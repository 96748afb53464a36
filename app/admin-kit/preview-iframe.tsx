import { useEffect, useRef, useState } from "react";

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

/** A page inside the admin. It has an origin, so that its fonts load, but no scripts or forms; the sandbox blocks new tabs, so clicks are reported instead. */
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
    page?.addEventListener("click", (event) => reportClick(event, page, onLink));
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
          srcDoc={blockNavigation(html)}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => listen(currentTarget.contentDocument)}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          className="block max-w-none origin-top-left border-0 bg-white"
        />
      </div>
    </div>
  );
}

/** Links open a new tab, which the sandbox blocks. */
const blockNavigation = (html: string) => html.replace(/<head\b[^>]*>/, '$&<base target="_blank">');

function reportClick(event: MouseEvent, page: Document, onLink: (address: string) => void) {
  // The iframe has its own classes, so `instanceof` would fail.
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!link) return;
  event.preventDefault();
  const address = link.getAttribute("href") ?? "";
  if (address.startsWith("#")) page.getElementById(decodeURIComponent(address.slice(1)))?.scrollIntoView();
  else onLink(address);
}
