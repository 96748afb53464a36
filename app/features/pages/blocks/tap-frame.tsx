import type { ReactNode } from "react";
import { useLanguage } from "#app/messages/messages.ts";
import { xmlText } from "#lib/xml.ts";

type Props = {
  title: string;
  /** The words on the button. */
  action: string;
  /** The other site's page. */
  address: string;
  className?: string;
  /** What is behind the button until it is pressed. */
  children?: ReactNode;
};

/**
 * Another site's page that nothing is loaded from before a tap. Until then the iframe contains a page of ours with one link, which
 * opens the other page in the iframe: this needs no script.
 */
export function TapFrame({ title, action, address, className, children }: Props) {
  const language = useLanguage();
  return (
    <div className={className}>
      {children}
      <iframe
        title={title}
        srcDoc={pageBeforeTap({ action, address, language })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 block size-full border-0"
      />
    </div>
  );
}

const pageBeforeTap = ({ action, address, language }: { action: string; address: string; language: string }) =>
  `<!doctype html><html lang="${language}"><title>${xmlText(action)}</title><style>${style}</style><a href="${xmlText(address)}" referrerpolicy="strict-origin-when-cross-origin"><span>${xmlText(action)}</span></a></html>`;

/** The colors of the main button, and of the focus ring on dark. */
const style =
  "html,body{height:100%;margin:0;background:transparent}a{display:flex;height:100%;align-items:center;justify-content:center;padding:16px;box-sizing:border-box;text-decoration:none}span{padding:14px 28px;border-radius:99px;background:#a8431f;color:#fff;font:600 17px/1.25 system-ui,sans-serif;text-align:center}a:hover span{background:#86330f}a:focus-visible{outline:4px solid #f2b544;outline-offset:-4px}";
