import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { PreviewBar } from "#app/features/drafts/public/preview-bar.tsx";
import { EditedPage } from "#app/features/pages/blocks/words.tsx";
import { EditLink } from "#app/features/pages/public/edit-link.tsx";
import { errorTexts } from "#app/messages/errors.ts";
import { PageLanguage, useTexts } from "#app/messages/messages.ts";
import { NotFound } from "#app/ui/not-found.tsx";
import { isAdminPath, isSignInPath } from "#lib/admin-path.ts";
import { languageOf, localPath } from "#lib/languages.ts";
import type { PreviewNotice } from "#lib/preview-notice.ts";
import type { Language } from "#lib/translations.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/root";
import figtree from "./fonts/figtree.woff2?url";
import fraunces from "./fonts/fraunces.woff2?url";
import "./app.css";

const fonts = [fraunces, figtree];

/** The admin has one address for both languages: the account's language, else the browser's. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (isAdminPath(url.pathname)) return { adminLanguage: context.get(personalContext).language };
  const { preview, isEdited, editPath } = context.get(sharedContext);
  return preview || isEdited || editPath ? { preview, isEdited, editPath } : null;
}

/** Signing in may change the language. */
export const shouldRevalidate = ({ currentUrl }: ShouldRevalidateFunctionArgs) => isSignInPath(currentUrl.pathname);

type RootData = { adminLanguage?: Language; preview?: PreviewNotice; isEdited?: true; editPath?: string };

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { adminLanguage, preview, isEdited, editPath }: RootData = useRouteLoaderData<typeof loader>("root") ?? {};
  const language = adminLanguage ?? languageOf(pathname);
  const matches = useMatches();
  const needsScripts =
    matches.some(({ loaderData }) => hasScripts(loaderData)) ||
    matches.every(({ handle, loaderData }) => !withoutScripts(handle, loaderData));
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ee" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <noscript>
          <style>{".needs-script { display: none }"}</style>
        </noscript>
      </head>
      <body>
        <PageLanguage value={language}>
          <EditedPage value={isEdited === true}>{children}</EditedPage>
          {preview && <PreviewBar notice={preview} />}
          {editPath && <EditLink path={editPath} />}
        </PageLanguage>
        {needsScripts && !isEdited && (isAdminPath(pathname) ? <AppScripts /> : <script type="text/plain" id="page-script" />)}
      </body>
    </html>
  );
}

/** The admin is a client application; public pages hydrate only islands. */
function AppScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/**
 * A page without scripts says so in its handle: `{ scripts: false }`, `{ scripts: "when found" }` for one that needs them only if its
 * loader found something, or `{ scripts: "when needed" }` for one whose loader says so.
 */
function withoutScripts(handle: unknown, loaderData: unknown): boolean {
  if (typeof handle !== "object" || handle === null || !("scripts" in handle)) return false;
  if (handle.scripts === "when needed") return !hasScripts(loaderData);
  return handle.scripts === false || (handle.scripts === "when found" && loaderData === null);
}

const hasScripts = (loaderData: unknown) =>
  typeof loaderData === "object" && loaderData !== null && "hasScripts" in loaderData && loaderData.hasScripts === true;

export default function Root() {
  return <Outlet />;
}

/** Shows nothing of the error itself, which is in the log. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const language = languageOf(useLocation().pathname);
  const { unexpected: text } = useTexts(errorTexts);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main id="content" className="mx-auto flex min-h-screen max-w-2xl flex-col justify-center px-4 py-16 sm:px-6">
      <title>{text.heading}</title>
      <h1 className="font-semibold text-title text-teal-dark">{text.heading}</h1>
      {text.meaning && <p className="mt-3 font-display font-semibold text-heading text-teal-dark">{text.meaning}</p>}
      <p className="mt-4 text-lead text-muted">{text.text}</p>
      <a
        className="mt-8 self-start rounded-full bg-clay px-6 py-3 font-semibold text-white hover:bg-clay-dark"
        href={localPath("/", language)}
      >
        {text.link}
      </a>
    </main>
  );
}
