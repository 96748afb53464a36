import { Outlet, useOutletContext } from "react-router";
import { readAddedBlocks } from "#app/features/pages/added-blocks.server.ts";
import { PageBlocks } from "#app/features/pages/blocks/page-blocks.tsx";
import { englishPath, languageOf, withoutTrailingSlash } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/added-blocks";

export function loader({ url, context }: Route.LoaderArgs) {
  const place = { language: languageOf(url.pathname), path: withoutTrailingSlash(englishPath(url.pathname)) };
  return readAddedBlocks(context.get(sharedContext), place);
}

/** Any page, and below it the blocks that staff have added to it. */
export default function WithAddedBlocks({ loaderData: { added } }: Route.ComponentProps) {
  return (
    <>
      <Outlet context={useOutletContext()} />
      {added && <PageBlocks {...added} />}
    </>
  );
}
