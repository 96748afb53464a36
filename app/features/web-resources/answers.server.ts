import { webResourceCategories, webResources } from "#db/tables/web-resources.server.ts";
import { recordAnswer, staffColumns } from "#platform/api/record-answer.server.ts";

export const webResource = recordAnswer(webResources, staffColumns);

export const webResourceCategory = recordAnswer(webResourceCategories);
