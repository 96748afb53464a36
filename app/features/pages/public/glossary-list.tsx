import type { LetterGroup, Term } from "#app/features/pages/sections/glossary.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { Html } from "#app/ui/html.tsx";
import { JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { localPath } from "#lib/languages.ts";

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;

/** The letters that words begin with, each a way down to them. */
export function LetterIndex({ groups }: { groups: LetterGroup[] }) {
  const { letters } = useTexts(referenceTexts);
  return (
    <nav aria-label={letters} className="no-print mt-8">
      <ul className="-ml-3.5 flex flex-wrap">
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a
              href={`#${letterId(letter)}`}
              className="inline-flex size-11 items-center justify-center rounded-full font-display font-semibold text-teal text-xl hover:bg-paper hover:text-clay"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The words and what they mean, letter by letter; each has an address of its own. */
export function GlossaryList({ groups }: { groups: LetterGroup[] }) {
  return groups.map(({ letter, terms }) => (
    <section
      key={letter}
      aria-labelledby={letterId(letter)}
      className="grid gap-x-12 gap-y-6 border-line border-t py-10 first:border-0 first:pt-0 md:grid-cols-[5rem_minmax(0,1fr)] md:py-14"
    >
      <h2
        id={letterId(letter)}
        className="flex h-20 w-14 items-end justify-center self-start rounded-t-arch bg-sand pb-2 font-semibold text-3xl text-clay md:sticky md:top-[calc(var(--spacing-bar)+1.5rem)] md:h-24 md:w-[4.5rem] md:pb-3"
      >
        {letter}
      </h2>
      <dl className="grid gap-x-14 gap-y-9 lg:grid-cols-2">
        {terms.map((term) => (
          <TermEntry key={term.id} term={term} />
        ))}
      </dl>
    </section>
  ));
}

function TermEntry({ term: { id, name, otherName, html } }: { term: Term }) {
  const otherLanguage = useLanguage() === "en" ? "es" : "en";
  return (
    <div
      id={id}
      className="break-inside-avoid rounded-xl target:bg-marigold/20 target:shadow-[0_0_0_1rem_color-mix(in_srgb,var(--color-marigold)_20%,transparent)]"
    >
      <dt>
        <a href={`#${id}`} className="font-display font-semibold text-2xl text-teal-dark leading-snug hover:text-clay">
          {name}
        </a>
        {otherName !== "" && otherName !== name && (
          <p lang={otherLanguage} className="mt-1 font-semibold text-clay">
            {otherName}
          </p>
        )}
      </dt>
      <dd>
        <Html html={html} className="mt-2 text-[1.0625rem] text-ink/85" />
      </dd>
    </div>
  );
}

/** The glossary, for search engines. They read the definitions in the page: repeated here, they would be a third of its bytes. */
export function GlossaryJsonLd({ name, terms }: { name: string; terms: Term[] }) {
  const language = useLanguage();
  const url = useAddress()(localPath("/glossary", language));
  const hasDefinedTerm = terms.map((term) => ({
    "@type": "DefinedTerm",
    "@id": `${url}#${term.id}`,
    name: term.name,
    alternateName: term.otherName,
    inDefinedTermSet: url,
  }));
  return <JsonLd thing={{ "@type": "DefinedTermSet", "@id": url, url, name, inLanguage: language, hasDefinedTerm }} />;
}
