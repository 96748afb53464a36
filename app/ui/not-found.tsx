import { errorTexts } from "#app/messages/errors.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { localPath } from "#lib/languages.ts";

export function NotFound() {
  const language = useLanguage();
  const { notFound: text } = useTexts(errorTexts);
  return (
    <main id="content" className="mx-auto max-w-2xl px-4 py-24 text-center">
      <title>{text.heading}</title>
      <p className="text-sm font-semibold tracking-widest text-clay uppercase">{text.heading}</p>
      <h1 className="mt-3 text-4xl font-semibold">{text.title}</h1>
      <p className="mt-4 text-muted">{text.text}</p>
      <a
        className="mt-8 inline-block rounded-full bg-clay px-6 py-3 font-semibold text-white hover:bg-clay-dark"
        href={localPath("/", language)}
      >
        {text.link}
      </a>
    </main>
  );
}
