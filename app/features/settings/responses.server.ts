import { recordResponse } from "#platform/api/record-response.server.ts";
import { webResourceCategories, webResources } from "./tables/web-resources.server.ts";

export const webResource = recordResponse(webResources);

export const webResourceCategory = recordResponse(webResourceCategories);
