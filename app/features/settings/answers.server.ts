import { recordAnswer } from "#platform/api/record-answer.server.ts";
import { webResourceCategories, webResources } from "./tables/web-resources.server.ts";

export const webResource = recordAnswer(webResources);

export const webResourceCategory = recordAnswer(webResourceCategories);
