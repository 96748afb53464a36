import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { RoleContext } from "#app/admin-kit/permissions.tsx";
import { features } from "#app/features/features.ts";
import type { Role } from "#lib/permissions.ts";
import { AdminNav } from "./admin-nav.tsx";
import { screens } from "./screens.ts";

function linksFor(role: Role): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RoleContext value={role}>
          <AdminNav />
        </RoleContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, path = ""]) => path);
}

it("owners see the entries of every feature in one order, with the tools before the history", () => {
  expect(linksFor("owner")).toEqual([
    "/admin",
    "/admin/contactuslist",
    "/admin/office",
    "/admin/blog",
    "/admin/blogcategory",
    "/admin/pagecategory",
    "/admin/pagecontent",
    "/admin/loanofficercms",
    "/admin/media",
    "/admin/resources",
    "/admin/contactuslist",
    "/admin/lead-routing",
    "/admin/numbers",
    "/admin/replytemplate",
    "/admin/blog",
    "/admin/newsletter",
    "/admin/personal-data",
    "/admin/audit",
    "/admin/incident",
    "/admin/find",
    "/admin/changes",
    "/admin/bin",
    "/admin/accounts",
    "/",
  ]);
});

it("loan officers see only their own messages, profile and account", () => {
  expect(linksFor("officer")).toEqual(["/admin/contactuslist", "/admin/my-profile", "/admin/profile", "/"]);
});

it("every entry has a position of its own and leads to a screen", () => {
  for (const entries of [features.flatMap(({ nav }) => nav), features.flatMap(({ tools }) => tools)]) {
    expect(new Set(entries.map(({ order }) => order)).size).toBe(entries.length);
    expect(entries.filter(({ to }) => !(to in screens))).toEqual([]);
  }
});
