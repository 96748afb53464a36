import { z } from "zod";
import { instantText } from "#lib/response-fields.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { redirects } from "./tables/redirects.server.ts";

export const redirect = recordResponse(redirects);

/** The page that an address leads to: its name and path of today, or nothing where it has been deleted. */
const destinationPage = z.object({ name: z.string(), path: z.string(), isShown: z.boolean() }).nullable();

export const redirectItem = redirect.extend({ uses: z.int(), lastUsedAt: instantText.nullable(), page: destinationPage });

export const formerAddressItem = z.object({
  formerAddressId: z.int(),
  path: z.string(),
  uses: z.int(),
  lastUsedAt: instantText.nullable(),
  page: destinationPage,
});

export const missedItem = z.object({
  path: z.string(),
  misses: z.int(),
  firstMissedAt: instantText,
  lastMissedAt: instantText,
  suggestion: z.object({ id: z.int(), name: z.string(), path: z.string() }).nullable(),
});

export const importRow = z.object({
  line: z.int(),
  path: z.string(),
  outcome: z.enum(["redirect", "listed", "works", "known", "refused"]),
  /** Where a redirect leads; why a row is refused. */
  detail: z.string(),
});

export const linkItem = z.object({
  url: z.string(),
  isOwn: z.boolean(),
  result: z.enum(["broken", "unknown"]),
  status: z.int().nullable(),
  checkedAt: instantText.nullable(),
  places: z.array(z.object({ entity: z.string(), id: z.int(), name: z.string(), field: z.string(), language: z.enum(["en", "es"]) })),
});
