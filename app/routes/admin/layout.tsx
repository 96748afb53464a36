import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { NavLink, Outlet, useNavigate } from "react-router";
import { callApi } from "#app/admin-kit/api-client.ts";
import { clearUser } from "#app/admin-kit/stored-user.ts";
import { staffOnly } from "#platform/accounts/staff-only.server.ts";
import { pageContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/layout";

/** The door of the admin area: every screen below it, and its data, is behind this check. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const staff = await context.get(pageContext).staff();
  return { userId: staff?.userId };
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

const listFreshness = 300_000;

export default function AdminLayout({ loaderData: { userId } }: Route.ComponentProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: listFreshness, retry: false } } }));
  const navigate = useNavigate();

  async function signOut() {
    await callApi("/api/auth/sign-out", { method: "POST", body: {} });
    clearUser();
    client.clear();
    await navigate("/admin/login", { replace: true });
  }

  return (
    <QueryClientProvider client={client}>
      <header className="flex flex-wrap items-center gap-4 border-b border-line bg-white px-4 py-3">
        <nav aria-label="Admin" className="flex flex-1 flex-wrap gap-4">
          <NavLink to="/admin" end>
            Dashboard
          </NavLink>
          <NavLink to="/admin/loanofficercms">Loan Officers</NavLink>
        </nav>
        <span>UserId {userId}</span>
        <button type="button" onClick={signOut} className="underline">
          Sign out
        </button>
      </header>
      <main id="content" className="mx-auto max-w-6xl px-4 py-8">
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}
