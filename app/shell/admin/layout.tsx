import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, useMatches } from "react-router";
import { DatabaseNotice } from "#app/admin-kit/database-notice.tsx";
import { KeptDraftsElsewhere } from "#app/admin-kit/kept-draft-notice.tsx";
import { PageHelp } from "#app/admin-kit/page-heading.tsx";
import { RoleContext } from "#app/admin-kit/permissions.tsx";
import { SessionExpired } from "#app/admin-kit/session-expired.tsx";
import { Shell } from "#app/admin-kit/shell.tsx";
import { Toaster } from "#app/admin-kit/toaster.tsx";
import { TrashMonths } from "#app/admin-kit/trash.ts";
import { useHeadingFocus } from "#app/admin-kit/use-heading-focus.ts";
import { ConfirmIdentity } from "#app/features/accounts/admin/confirm-identity.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { staffOnly } from "#platform/accounts/staff-only.server.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/layout";
import { AdminBar } from "./admin-bar.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { firstData } from "./first-data.server.ts";
import { HelpDisclosure } from "./help-disclosure.tsx";
import { screenGuard } from "./screen-guard.server.ts";
import "#app/admin-kit/admin.css";

/** Every screen and its data is behind this check. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly, screenGuard];

export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const { staff, callOwnApi, config } = context.get(personalContext);
  if (!staff) throw new Error("The admin layout was loaded without staff");
  const first = await firstData(pattern, url.searchParams, callOwnApi);
  return { userId: staff.userId, role: staff.role, trashMonths: config.retention.contentMonths, first };
}

/** The API says when a session has ended; checking on every navigation would be slow. */
export const shouldRevalidate = () => false;

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ title: "Admin" }, { name: "robots", content: "noindex" }];

const listFreshness = 300_000;

/** A screen without the sidebar says so in its route's `handle`. */
const isFullScreen = (handle: unknown): boolean => typeof handle === "object" && handle !== null && "isFullScreen" in handle;

export default function AdminLayout({ loaderData: { userId, role, trashMonths, first } }: Route.ComponentProps) {
  const [client] = useState(() => {
    const newClient = new QueryClient({ defaultOptions: { queries: { staleTime: listFreshness, retry: false } } });
    for (const { queryKey, data } of first) newClient.setQueryData(queryKey, data);
    return newClient;
  });
  useHeadingFocus();
  const screen = (
    <TrashMonths value={trashMonths}>
      <PageHelp value={<HelpDisclosure />}>
        <DatabaseNotice />
        <KeptDraftsElsewhere userId={userId} />
        <Outlet />
      </PageHelp>
    </TrashMonths>
  );
  return (
    <RoleContext value={role}>
      <QueryClientProvider client={client}>
        {useMatches().some(({ handle }) => isFullScreen(handle)) ? (
          <main className="admin flex h-dvh flex-col overflow-hidden bg-canvas text-fg">{screen}</main>
        ) : (
          <Shell brand={<Logo name="Admin" className="text-lg text-accent" />} bar={<AdminBar userId={userId} />} nav={<AdminNav />}>
            {screen}
          </Shell>
        )}
        <SessionExpired />
        <ConfirmIdentity />
        <Toaster />
      </QueryClientProvider>
    </RoleContext>
  );
}
