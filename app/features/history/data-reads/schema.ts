import { z } from "zod";
import { officeDayField, optionalNumber, wholeNumber } from "#lib/fields.ts";
import { instantText } from "#lib/response-fields.ts";

export const readsFilter = z.object({
  userId: optionalNumber("userId", 1, 2 ** 31 - 1).optional(),
  from: officeDayField("from").optional(),
  to: officeDayField("to").optional(),
});

export type ReadsFilter = z.infer<typeof readsFilter>;

export const readsQuery = readsFilter.extend({
  pageNumber: wholeNumber("pageNumber", 1, 1_000_000).default(1),
  pageSize: wholeNumber("pageSize", 1, 100).default(25),
});

export type ReadsQuery = z.infer<typeof readsQuery>;

/** `recordId` is null for a read of several records. */
export const readItem = z.object({
  personalDataReadId: z.int(),
  at: instantText,
  lastAt: instantText,
  times: z.int(),
  userId: z.int(),
  who: z.string(),
  sentence: z.string(),
  call: z.string(),
  entity: z.string(),
  recordCount: z.int(),
  recordId: z.int().nullable(),
  clientAddress: z.string(),
});

export const readerTotals = z.object({
  userId: z.int(),
  who: z.string(),
  reads: z.int(),
  records: z.int(),
  exports: z.int(),
  firstAt: instantText,
  lastAt: instantText,
});

export const recordReader = z.object({
  userId: z.int(),
  who: z.string(),
  isExport: z.boolean(),
  times: z.int(),
  lastAt: instantText,
});

export type ReadItem = z.infer<typeof readItem>;
export type ReaderTotals = z.infer<typeof readerTotals>;
