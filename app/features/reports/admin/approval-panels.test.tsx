import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { queueQuery } from "#app/features/drafts/approval-queries.ts";
import { ApprovalPanels } from "./approval-panels.tsx";

const item = (id: number, title: string, text = "") => ({
  ...{ entity: "blog", id, title, parts: ["en" as const], at: "2026-11-19T15:00:00.000Z", text },
  by: { userId: 2, userName: "Raúl" },
});

it("show what waits for the reader, and which of the reader's changes were returned or approved", () => {
  const client = new QueryClient();
  client.setQueryData(queueQuery.queryKey, {
    ...{ success: true, message: "", validationErrors: [], conflicts: [] },
    waiting: [item(1, "One", "Please read the table.")],
    returned: [item(2, "Two")],
    approved: [item(3, "Three")],
  });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ApprovalPanels />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(html).toMatch(/Waiting for your approval.*blog\/edit\/1.*Returned to you.*blog\/edit\/2.*Your approved changes.*blog\/edit\/3/);
  expect(html).toContain("Raúl: Please read the table. · ");
});
