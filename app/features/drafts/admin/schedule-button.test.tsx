import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RoleContext } from "#app/admin-kit/permissions.tsx";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { ScheduleButton } from "./schedule-button.tsx";

function show(sets: Partial<Record<DraftPartName, number | null>>): string {
  const parts = Object.entries(sets).map(([part, setId]) => ({ part, setId }));
  const draft = { entity: "blogcategory", id: 1, parts } as unknown as DraftDto;
  const client = new QueryClient();
  client.setQueryDefaults([], { initialData: { scheduleListVm: [], canBeTakenDown: false }, staleTime: Number.POSITIVE_INFINITY });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RoleContext value="editor">
        <ScheduleButton draft={draft} />
      </RoleContext>
    </QueryClientProvider>,
  );
}

it("offers a time for the parts that do not go live with a set", () => {
  expect(show({ en: null, es: null })).toContain("Schedule…");
  expect(show({ en: 3, es: null })).toContain("Schedule…");
  expect(show({ en: 3, es: 3 })).not.toContain("Schedule…");
});
