import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { Dashboard } from "./schema.ts";

export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: (asked) => callApi<Dashboard>("/api/dashboard", asked),
  staleTime: 0,
});

export const retryMail = (mailJobId: number) => callApi<{ message: string }>(`/api/mail/${mailJobId}/retry`, { method: "POST", body: {} });
