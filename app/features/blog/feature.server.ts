import { feature } from "#platform/feature.server.ts";
import { blogCategoryOperations } from "./categories/api.server.ts";
import { blogCategoryDefinition } from "./categories/definition.server.ts";
import { blogPostOperations } from "./posts/api.server.ts";
import { blogPostDefinition } from "./posts/definition.server.ts";

export const blog = feature({
  resources: [blogPostDefinition, blogCategoryDefinition],
  operations: () => [...blogPostOperations, ...blogCategoryOperations],
});
