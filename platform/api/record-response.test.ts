import { getTableColumns } from "drizzle-orm";
import { expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { publicRecordResponse, recordResponse } from "./record-response.server.ts";

const post = publicRecordResponse({ table: blogPosts, public: ["blogId", "title", "publishedAt"] });

it("answers every column but the search text, and marks what is for staff", () => {
  const { searchText: _, ...columns } = getTableColumns(blogPosts);
  const { properties = {}, required = [] } = z.toJSONSchema(post);
  expect(Object.keys(properties)).toEqual(Object.keys(columns));
  expect(required).toEqual(["blogId", "title", "publishedAt"]);
  expect(properties.status).toMatchObject({ "x-staff": true });
  expect(properties.title).not.toHaveProperty("x-staff");
});

it("takes instants as texts, enumerations as their words, and lists as lists", () => {
  const { properties } = z.toJSONSchema(post.extend(recordResponse(mailJobs).pick({ history: true }).shape));
  expect(properties).toMatchObject({
    status: { enum: ["draft", "published"] },
    publishedAt: { anyOf: [{ format: "date-time" }, { type: "null" }] },
    createdAt: { format: "date-time" },
    translations: { type: "object" },
    history: { type: "array" },
  });
  expectTypeOf<z.infer<typeof post>["publishedAt"]>().toEqualTypeOf<string | null>();
  expectTypeOf<z.infer<typeof post>["status"]>().toEqualTypeOf<"draft" | "published" | undefined>();
});
