import { useHydrated } from "#app/admin-kit/hydrated.ts";
import { pageSettingsTexts } from "#app/features/pages/admin/texts/page-settings.ts";
import type { PageCategoryDraft } from "#app/features/pages/categories/queries.ts";
import type { LocalPaths } from "#app/features/pages/page-paths.ts";
import { useTexts } from "#app/messages/messages.ts";
import { variantName } from "#lib/image-widths.ts";
import { localPath } from "#lib/languages.ts";
import { type Language, languages } from "#lib/translations.ts";

type Values = Pick<PageCategoryDraft, "name" | "es.name" | "description" | "es.description" | "image" | "isListed">;
type Props = { values: Values; paths: LocalPaths | undefined; sharedPictures: LocalPaths | undefined };

/** How search engines and shared links show the page, in both languages. */
export function PagePreviews({ values, paths, sharedPictures }: Props) {
  const text = useTexts(pageSettingsTexts);
  return (
    <section aria-label={text.previews} className="grid gap-3">
      <h3 className="text-sm font-semibold">{text.previews}</h3>
      {!values.isListed && <p className="text-sm text-fg-muted">{text.unlisted}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {languages.map((language) => (
          <LanguagePreviews key={language} language={language} values={values} paths={paths} sharedPictures={sharedPictures} />
        ))}
      </div>
    </section>
  );
}

function LanguagePreviews({ language, values, paths, sharedPictures }: Props & { language: Language }) {
  const text = useTexts(pageSettingsTexts);
  const host = useHydrated() ? location.host : "";
  const title = (language === "es" && values["es.name"].trim()) || values.name;
  const description = (language === "es" && values["es.description"].trim()) || values.description;
  const path = paths ? localPath(paths[language], language) : "";
  const { name: own } = values.image;
  const picture = own ? `/resources/${variantName(own, 480, "webp")}` : sharedPictures?.[language];
  return (
    <div className="grid content-start gap-3">
      {values.isListed && (
        <figure className="grid gap-1">
          <figcaption className="text-xs font-semibold text-fg-muted">
            {text.searchResult} ({text.languages[language]})
          </figcaption>
          <div className="grid gap-0.5 rounded-xl border border-edge p-3 text-sm [overflow-wrap:anywhere]">
            <span className="text-xs text-fg-muted">{`${host}${path.replaceAll("/", " › ")}`}</span>
            <span lang={language} className="line-clamp-1 text-base text-accent">
              {title}
            </span>
            <span lang={description ? language : undefined} className="line-clamp-2 text-fg-muted">
              {description || text.noDescription}
            </span>
          </div>
        </figure>
      )}
      <figure className="grid gap-1">
        <figcaption className="text-xs font-semibold text-fg-muted">
          {text.sharedLink} ({text.languages[language]})
        </figcaption>
        <div lang={language} className="overflow-hidden rounded-xl border border-edge text-sm [overflow-wrap:anywhere]">
          {picture && <img src={picture} alt="" loading="lazy" className="aspect-[1200/630] w-full bg-sunken object-cover" />}
          <div className="grid gap-0.5 p-3">
            <span className="text-xs text-fg-muted uppercase">{host}</span>
            <span className="line-clamp-2 font-semibold">{title}</span>
            <span className="line-clamp-2 text-fg-muted">{description}</span>
          </div>
        </div>
      </figure>
    </div>
  );
}
