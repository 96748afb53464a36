import { ExternalLink } from "lucide-react";
import { localPath } from "#lib/languages.ts";
import { buttonClass } from "./button.tsx";

/** The page on which visitors see what is edited here, in both languages. */
export function ViewPage({ path }: { path: string }) {
  return (
    <>
      <a href={path} target="_blank" rel="noopener" className={buttonClass("secondary")}>
        View page
        <span className="sr-only"> (opens a new tab)</span>
        <ExternalLink aria-hidden className="size-4" />
      </a>
      <a href={localPath(path, "es")} target="_blank" rel="noopener" className={buttonClass("quiet")}>
        in Spanish
        <span className="sr-only"> (view page, opens a new tab)</span>
      </a>
    </>
  );
}
