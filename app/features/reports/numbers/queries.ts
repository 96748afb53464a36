import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { Period } from "./periods.ts";

export const numbersQuery = (weeks: Period) =>
  queryOptions({
    queryKey: ["numbers", weeks],
    queryFn: (context) => callApi("GET /api/numbers", { ...context, query: { weeks } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const weeklyMailQuery = queryOptions({
  queryKey: ["numbers", "mail"],
  queryFn: (context) => callApi("GET /api/numbers/mail", context),
});

export const chooseWeeklyMail = (weeklyMail: boolean) => callApi("PUT /api/numbers/mail", { body: { weeklyMail } });
