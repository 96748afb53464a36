import { callApi } from "./api-client.ts";
import { recordQuery } from "./record-query.ts";

/** What must stay in the crops of a stored picture. */
export const pictureQuery = (name: string) =>
  recordQuery(
    ["image", name],
    (context) => callApi("GET /api/image", { ...context, query: { name } }),
    ({ focus }) => focus,
  );
