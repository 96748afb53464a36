import { type Context, Hono } from "hono";
import { safePath } from "#app/features/accounts/safe-path.ts";
import type { SitePreview } from "#app/features/drafts/apply-drafts.server.ts";
import { findLink, isPreviewToken } from "#app/features/drafts/preview-links.server.ts";
import { type DraftContext, withDrafts } from "#app/features/drafts/preview-page.server.ts";
import { readScope } from "#app/features/drafts/preview-scope.ts";
import { sharedPageOf } from "#app/shell/public/page-queries.ts";
import { AppError } from "#lib/errors.ts";
import { languageOf } from "#lib/languages.ts";
import { may } from "#lib/permissions.ts";
import { inPreviewTurn } from "#platform/api/preview-turns.server.ts";
import { inLanguage } from "#platform/api/request-language.server.ts";
import { withOwnCache } from "#platform/content/read-through-cache.server.ts";
import { type DraftKind, findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { readAddress } from "./address.ts";
import { operationsOn } from "./api.ts";
import { documentRoute, serveDocument } from "./document-files.ts";
import { refuseIfForeign } from "./origin.ts";
import type { Pages } from "./pages.ts";
import { endedCookie, mayHavePreview, previewCookie, previewIn } from "./preview-cookie.ts";
import { respondAtLimit, respondToPreviewForm, respondWithoutPreview } from "./preview-notices.ts";
import type { ServerEnv } from "./request-info.ts";
import { createReaderLimit } from "./site-preview-limit.ts";

type Parts = { pages: Pages; shared: SharedContext };

/** For one reader only: not stored, indexed or passed on. The address of the page says nothing about the preview. */
const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
};

/** Of staff: their session decides. */
const staffPreviewMs = 8 * 3_600_000;

/** Files of the site itself. */
const isFile = (path: string) => /\.[a-z0-9]+$/.test(path);

/** The site with drafts: for staff who turned it on, and for people with a link. Their cookie says which. */
export function previewRoutes({ pages, shared }: Parts): Hono<ServerEnv> {
  const countPage = createReaderLimit();
  let kinds: DraftKind[] | undefined;

  const kindsFor = ({ definitions }: Platform, { role }: SitePreview) => {
    kinds ??= findDraftKinds(definitions, operationsOn(definitions));
    return kinds.filter(({ definition }) => may({ role }, definition.permissions.read));
  };

  /** Runs the work with the drafts; answers with a page that says why where it cannot. */
  async function run(c: Context<ServerEnv>, value: string, work: Work): Promise<Response> {
    const { platform, clientAddress } = c.var;
    const now = new Date();
    try {
      const found = await findPreview(c, value, now);
      if (!found.preview) return respondWithoutPreview(c, found.reason);
      const { preview } = found;
      countPage(clientAddress, isPreviewToken(value) ? value : `staff ${preview.userId}`, now);
      const drafts = kindsFor(platform, preview);
      const response = await inPreviewTurn(() =>
        withDrafts(platform, drafts, preview, (context, page) => work(context, page, preview, now)),
      );
      return response ?? respondWithoutPreview(c, "done");
    } catch (error) {
      if (error instanceof AppError && error.code === "tooMany") return respondAtLimit(c, error.retryAfter ?? 1);
      throw error;
    }
  }

  return new Hono<ServerEnv>()
    .get("/preview", (c) => {
      const value = c.req.query("key") ?? c.req.query("of") ?? "";
      return run(c, value, async (_context, { path, search = "" }, { until }, now) => {
        const cookie = previewCookie(value, until ?? new Date(now.getTime() + staffPreviewMs), now, c.var.platform.config);
        const location = pagePath(c.req.query("to")) ?? path + search;
        return c.body(null, 302, { ...privateHeaders, "referrer-policy": "no-referrer", "set-cookie": cookie, location });
      });
    })
    .post("/preview/leave", (c) => {
      refuseIfForeign(c.req.raw.headers, c.var.platform.config.publicUrl);
      const location = pagePath(c.req.query("to")) ?? "/";
      return c.body(null, 303, { ...privateHeaders, "set-cookie": endedCookie(c.var.platform.config), location });
    })
    .get(documentRoute, async (c, next) => {
      const value = previewIn(c.req.header("cookie"));
      if (value === undefined) return next();
      let isMissing = false;
      const response = await run(c, value, async ({ db }) => {
        const found = await serveDocument(
          c,
          async () => {
            isMissing = true;
          },
          db,
        );
        const { status, headers, body } = found ?? new Response(null, { status: 404 });
        return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...privateHeaders } });
      });
      return isMissing ? next() : response;
    })
    .all("*", async (c, next) => {
      const { address } = c.env.requestInfo;
      const cookies = c.req.header("cookie");
      const value = address.kind === "page" && mayHavePreview(cookies) ? previewIn(cookies) : undefined;
      if (address.kind !== "page" || value === undefined || isFile(address.path)) return next();
      if (c.req.method === "POST") return respondToPreviewForm(c);
      if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
      // A page that is fetched ahead would hold the database for a reader who may never come.
      if (c.req.header("sec-purpose") !== undefined) return c.body(null, 409, privateHeaders);
      const page = sharedPageOf(address.path, address.search);
      return inLanguage(languageOf(address.path), () =>
        run(c, value, async (context) => {
          const render = () => pages.renderShared({ ...page, isStorable: false }, { ...shared, ...context });
          const { status, headers, bodies } = await withOwnCache(context.db, render);
          const { etag: _, ...own } = headers;
          const body = c.req.method === "HEAD" ? null : new Uint8Array(bodies.identity);
          return new Response(body, { status, headers: { ...own, ...privateHeaders } });
        }),
      );
    });
}

type Work = (context: DraftContext, page: { path: string; search?: string }, preview: SitePreview, now: Date) => Promise<Response>;

type Found =
  | { preview: SitePreview; reason?: undefined }
  | { preview?: undefined; reason: "unknown" | "ended" | "signedOut" | "notAllowed" };

/** Checked with every request, so that a revoked link, an ended session or a lost role counts at once. */
async function findPreview(c: Context<ServerEnv>, value: string, now: Date): Promise<Found> {
  if (isPreviewToken(value)) {
    const link = await findLink(c.var.platform.db, value, now);
    if (!link) return { reason: "unknown" };
    return link.isOpen ? { preview: link } : { reason: "ended" };
  }
  const scope = readScope(value);
  if (!scope) return { reason: "unknown" };
  const staff = await c.env.requestInfo.identify();
  if (!staff) return { reason: "signedOut" };
  if (!may(staff, "content.read")) return { reason: "notAllowed" };
  return { preview: { scope, userId: staff.userId, role: staff.role } };
}

/** A page of this site, in its canonical spelling. */
function pagePath(text: string | undefined): string | undefined {
  const path = safePath(text ?? null, "");
  const address = path === "" ? undefined : readAddress(path);
  return address?.kind === "page" && !address.path.startsWith("/preview") ? address.path + address.search : undefined;
}
