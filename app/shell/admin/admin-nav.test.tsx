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

it("owners see the entries of all features in one order: content, tools, history, accounts", () => {
  const links = linksFor("owner");
  expect(links.slice(0, 4)).toEqual(["/admin", "/admin/contactuslist", "/admin/office", "/admin/pages"]);
  const landmarks = ["/admin/media", "/admin/resources", "/admin/incident", "/admin/find", "/admin/bin", "/admin/accounts", "/"];
  expect(links.filter((path) => landmarks.includes(path))).toEqual(landmarks);
});

it("loan officers see only their own messages, shared answers, profile and account", () => {
  expect(linksFor("officer")).toEqual(["/admin/contactuslist", "/admin/shared-answers", "/admin/my-profile", "/admin/profile", "/"]);
});

it("the preview of all drafts is in the menu too, for phones, of those who may read drafts", () => {
  expect(linksFor("reviewer")).toContain("/preview?of=all");
  expect(linksFor("officer")).not.toContain("/preview?of=all");
});

it("every entry has a position of its own and leads to a screen", () => {
  for (const entries of [features.flatMap(({ nav }) => nav), features.flatMap(({ tools }) => tools)]) {
    expect(new Set(entries.map(({ order }) => order)).size).toBe(entries.length);
    expect(entries.filter(({ to }) => !(to in screens))).toEqual([]);
  }
});

it("every entry is shown to someone", () => {
  const shown = new Set([...linksFor("owner"), ...linksFor("officer")]);
  const all = features.flatMap(({ nav, tools }) => [...nav, ...tools]);
  expect(all.filter(({ to }) => !shown.has(to)).map(({ to }) => to)).toEqual([]);
});

it("no two entries beside each other in the sidebar have the same icon", () => {
  const icons = features.flatMap(({ nav }) => nav).flatMap(({ icon, audience }) => (icon && audience !== "own" ? [icon] : []));
  expect(new Set(icons).size).toBe(icons.length);
});
