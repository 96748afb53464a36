import { operation } from "#platform/api/operation.server.ts";
import { numbers, numbersQuery } from "./schema.ts";
import { readNumbers } from "./service.server.ts";

export const numberOperations = [
  operation({
    method: "get",
    path: "/api/numbers",
    access: "numbers.read",
    tag: "Numbers",
    summary: "Leads, answers and page views of the last weeks: by week, page, language, officer, state and campaign",
    query: numbersQuery,
    returns: numbers,
    handle: ({ db, query }) => readNumbers(db, query.weeks),
  }),
];
