import { data, redirect } from "react-router";
import { findRedirect } from "#app/features/addresses/reads.server.ts";
import { findFormerAddress, readSitePaths } from "#app/features/pages/addresses.server.ts";
import { needsScript } from "#app/features/pages/blocks/kinds.ts";
import { loadBlocks } from "#app/features/pages/blocks/load-blocks.server.ts";
import { PageBlocks } from "#app/features/pages/blocks/page-blocks.tsx";
import { readBreadcrumbs } from "#app/features/pages/breadcrumbs.server.ts";
import { readBuiltPage } from "#app/features/pages/sections/page.server.ts";
import { BreadcrumbsJsonLd } from "#app/ui/json-ld.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { englishPath, languageOf, localPath } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/built-page";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { HeroBanner } from "./hero-banner.tsx";

/** Every address that no other route has: a page that staff built, one that has moved, or none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shared = context.get(sharedContext);
  const { db } = shared;
  const language = languageOf(url.pathname);
  const path = englishPath(url.pathname);
  const id = (await readSitePaths(db)).built[language][path];
  if (id === undefined) {
    const current = await findFormerAddress(db, language, path);
    const location = current ? localPath(current, language) : await findRedirect(shared, url.pathname);
    if (location) throw redirect(location, 301);
    return data(null, { status: 404 });
  }
  const page = await readBuiltPage(db, id, language);
  const loaded = await loadBlocks(shared, page.blocks, { language, path });
  return { page, loaded, breadcrumbs: await readBreadcrumbs(db, id, language), hasScripts: page.blocks.some(needsScript) };
}

export const handle = { scripts: "when needed" };

export default function BuiltPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { page, loaded, breadcrumbs } = loaderData;
  const beginsWithHero = page.blocks[0]?.kind === "hero";
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <BreadcrumbsJsonLd steps={breadcrumbs} />
      {!beginsWithHero && <HeroBanner hero={page.hero} name={page.name} lead={page.body} />}
      <Breadcrumbs steps={breadcrumbs} />
      <PageBlocks blocks={page.blocks} loaded={loaded} />
    </>
  );
}
