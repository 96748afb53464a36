import { useLocation } from "react-router";
import { previewBarTexts } from "#app/features/drafts/texts/preview-bar.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { timeFormat, timeZone } from "#lib/dates.ts";
import { locales, localPath } from "#lib/languages.ts";
import type { PreviewNotice } from "#lib/preview-notice.ts";
import type { Language } from "#lib/translations.ts";

const mostNames = 3;

/** On every page that shows drafts, and on no other: what it shows, until when, and the way out. */
export function PreviewBar({ notice: { names, pages, unfinished, leftOut, until, moment } }: { notice: PreviewNotice }) {
  const text = useTexts(previewBarTexts);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const sentences = [
    names.length > 0 && text.shows(listNames(names, text.more, language)),
    moment && text.asOf(formatTime(moment, language)),
    until && text.until(formatTime(until, language)),
    leftOut > 0 && text.leftOut(leftOut),
    text.forms,
  ].filter((sentence) => typeof sentence === "string");
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none fixed inset-0 z-50"
        style={{ backgroundImage: watermark(text.watermark), printColorAdjust: "exact" }}
      />
      <aside
        aria-label={text.title}
        className="sticky bottom-0 z-50 max-h-[45dvh] overflow-y-auto border-clay border-t-4 bg-teal-dark px-4 py-3 text-white sm:px-6"
      >
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-2">
          <details open className="min-w-0 flex-1 basis-64">
            <summary className="cursor-pointer font-semibold">{text.title}</summary>
            <p className="break-words text-sm">{sentences.join(" ")}</p>
            {pages.length > 0 && (
              <ul className="flex flex-wrap gap-x-4 text-sm">
                {pages.map(({ name, path }) => (
                  <li key={`${name} ${path}`} className="min-w-0">
                    <a href={localPath(path, language)} className="inline-block break-words py-1 underline">
                      {text.goTo(name)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {unfinished.length > 0 && (
              <details className="text-sm">
                <summary className="cursor-pointer py-1 underline">{text.unfinished(unfinished.length)}</summary>
                <ul className="list-disc pl-5">
                  {unfinished.map(({ name, reason }) => (
                    <li key={`${name} ${reason}`} className="break-words">
                      {name}: {reason}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </details>
          <form method="post" action={`/preview/leave?to=${encodeURIComponent(pathname + search)}`}>
            <button type="submit" className="min-h-11 rounded-full bg-clay px-5 py-2 font-semibold text-white hover:bg-clay-dark">
              {text.leave}
            </button>
          </form>
        </div>
      </aside>
    </>
  );
}

function listNames(names: string[], more: (count: number) => string, language: Language): string {
  const quoted = names.slice(0, mostNames).map((name) => (language === "es" ? `«${name}»` : `“${name}”`));
  const rest = names.length - quoted.length;
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(rest > 0 ? [...quoted, more(rest)] : quoted);
}

/** In the office's time zone, which it names. */
const timeWithZone = timeFormat({ timeZone, month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" });

const formatTime = (instant: string, language: Language) => timeWithZone(new Date(instant), language);

/** Faint enough to read through, dark enough to be on every screenshot. */
function watermark(words: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="340" height="260"><text x="170" y="130" transform="rotate(-28 170 130)" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="700" fill="#a8431f" fill-opacity=".16">${words}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
