import { formPageHeaders } from "#app/features/leads/messages/form-action.server.ts";
import { frameSourcesMark } from "#platform/page-context.server.ts";
import { frameSourcesOf, hasForm } from "./block-needs.ts";

/** Response headers of a page with these blocks. */
export function blockHeaders(blocks: ReadonlyArray<{ kind: string }>): Record<string, string> {
  const frameSources = frameSourcesOf(blocks);
  return { ...(hasForm(blocks) && formPageHeaders), ...(frameSources.length > 0 && { [frameSourcesMark]: frameSources.join(" ") }) };
}
