import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";

export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: (context) => callApi("GET /api/dashboard", context),
  staleTime: 0,
});

export const hideFirstRun = () => callApi("POST /api/dashboard/hide-first-steps");

export const retryMail = (mailJobId: number) => callApi("POST /api/mail/:id/retry", { id: mailJobId });
