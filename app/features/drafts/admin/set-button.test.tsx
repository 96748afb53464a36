import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { RoleContext } from "#app/admin-kit/permissions.tsx";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { SetButton } from "./set-button.tsx";

function show(sets: Partial<Record<DraftPartName, number | null>>): string {
  const parts = Object.entries(sets).map(([part, setId]) => ({ part, setId }));
  const draft = { entity: "blog", id: 1, parts } as unknown as DraftDto;
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RoleContext value="owner">
          <SetButton draft={draft} />
        </RoleContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it("shows every set that has a part of the draft, with that part", () => {
  const html = show({ en: 3, es: 4 });
  expect(html).toMatch(/\/admin\/sets\/3.*English.*\/admin\/sets\/4.*Spanish/);
});

it("offers to add the part that is not in the set", () => {
  expect(show({ en: 3, es: null })).toContain("Not in this set: Spanish");
  expect(show({ en: 3, es: 3 })).not.toContain("Not in this set");
});
