import { data, Outlet, useOutletContext } from "react-router";
import { readAddedBlocks } from "#app/features/pages/added-blocks.server.ts";
import { blockHeaders } from "#app/features/pages/blocks/block-headers.server.ts";
import { PageBlocks } from "#app/features/pages/blocks/page-blocks.tsx";
import { englishPath, languageOf, withoutTrailingSlash } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/added-blocks";

export async function loader({ url, context }: Route.LoaderArgs) {
  const place = { language: languageOf(url.pathname), path: withoutTrailingSlash(englishPath(url.pathname)) };
  const { added, ...needs } = await readAddedBlocks(context.get(sharedContext), place);
  return data({ added, ...needs }, { headers: blockHeaders(added?.blocks ?? []) });
}

/** For pages that set none themselves. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Any page, and below it the blocks that staff have added to it. */
export default function WithAddedBlocks({ loaderData: { added } }: Route.ComponentProps) {
  return (
    <>
      <Outlet context={useOutletContext()} />
      {added && <PageBlocks {...added} />}
    </>
  );
}
