import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { Language } from "#lib/translations.ts";

type Props = { title: string; language: Language; children: ReactNode };

/**
 * Parts of the public site within a screen of the admin: a frame of its own, so that they look as wide as it is and share
 * no style with the screen. They can be looked at and not used.
 */
export function SiteIframe({ title, language, children }: Props) {
  const [body, setBody] = useState<HTMLElement>();

  function prepare(frame: HTMLIFrameElement | null) {
    const page = frame?.contentDocument;
    if (!page || page.body === body) return;
    for (const sheet of document.head.querySelectorAll("link[rel=stylesheet], style")) page.head.append(sheet.cloneNode(true));
    setBody(page.body);
  }

  return (
    <>
      <iframe
        ref={prepare}
        onLoad={(event) => prepare(event.currentTarget)}
        title={title}
        tabIndex={-1}
        className="h-[calc(100dvh-11rem)] min-h-[34rem] w-full rounded-2xl border border-edge bg-white [color-scheme:light]"
      />
      {body &&
        createPortal(
          <div lang={language} inert className="min-h-full bg-cream">
            {children}
          </div>,
          body,
        )}
    </>
  );
}
