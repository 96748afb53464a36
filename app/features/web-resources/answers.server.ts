import { webResourceCategories, webResources } from "#db/tables/web-resources.server.ts";
import { recordAnswer } from "#platform/api/record-answer.server.ts";

export const webResource = recordAnswer(webResources);

export const webResourceCategory = recordAnswer(webResourceCategories);
