import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { isAdminPath } from "#lib/admin-path.ts";
import { pick } from "#lib/pick.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import { renderContext } from "#platform/page-context.server.ts";

/**
 * Renders the whole page before responding, since its headers depend on its bytes. The text is passed on directly: as a
 * body it would be encoded into a stream and read back.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const rendering = context.get(renderContext);
  const { nonce, log } = rendering;
  const isAdmin = isAdminPath(new URL(request.url).pathname);
  // A public page is stored and sent to everyone, so it has no nonce.
  const page = isAdmin ? (
    <ServerRouter context={entry} url={request.url} nonce={nonce} />
  ) : (
    <ServerRouter context={withoutHydration(entry)} url={request.url} />
  );
  let hasFailed = false;
  const noteFailure = (error: unknown) => {
    hasFailed = true;
    log.error({ err: error }, "A page could not be rendered");
  };
  // Only the admin has data to wait for, which the router appends for the script.
  rendering.html = isAdmin ? await renderWhole(page, nonce, noteFailure) : `<!DOCTYPE html>${renderToString(page)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isFound = !hasFailed && status === 200;
  if (isFound && !headers.has("Cache-Control")) headers.set("Cache-Control", "public, max-age=0, s-maxage=10");
  return new Response(null, { status: hasFailed ? 500 : status, headers });
}

/** A public page is not hydrated: it needs only its own routes and no data. */
function withoutHydration({ serverHandoffStream: _, ...entry }: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  return { ...entry, manifest: { ...entry.manifest, routes: pick(entry.manifest.routes, ids) } };
}

function renderWhole(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const wholeDocument = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { nonce, onError, onShellError: reject, onAllReady: () => pipe(wholeDocument) });
  });
}

/** The router's response to a request that no page handles, such as a POST to one without a form. */
const isRefusal = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

/** Errors of loaders and actions. Outages are logged by the caller. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void {
  if (request.signal.aborted || isRefusal(error)) return;
  const { log, faults } = context.get(renderContext);
  faults.push(error);
  if (!isUnavailable(error)) log.error({ path: new URL(request.url).pathname, err: error }, "A page failed");
}
