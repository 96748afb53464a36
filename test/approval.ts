import { eq } from "drizzle-orm";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type Caller, testApp } from "#test/app.ts";

export const blog = { entity: "blog", id: 1 };
export const post = {
  title: "Your first home",
  status: "published",
  publishedAt: "2026-01-31T12:00:00.000Z",
  translations: { es: { title: "Su primera casa" } },
};

/** An office where changes to posts are approved, and what its people do. */
export function testApproval() {
  const app = testApp();
  const { current, signIn } = app;

  const setPolicy = (entity: string, value: PublishPolicy) =>
    current.platform.db.insert(webResources).values({ context: `publish.${entity}`, value, webResourceCategoryId: null });

  return {
    ...app,
    setPolicy,
    /** A published post, and the people of an office. */
    office: async (policy: PublishPolicy = "approval") => {
      const owner = await signIn("owner");
      await owner("POST", "/api/blog", { json: post });
      await setPolicy("blog", policy);
      return {
        owner,
        otherOwner: await signIn("owner", "other-owner@example.com"),
        editor: await signIn("editor"),
        otherEditor: await signIn("editor", "other-editor@example.com"),
        reviewer: await signIn("reviewer"),
        officer: await signIn("officer"),
      };
    },
    idOf: async (email: string) =>
      (await current.platform.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0,
    save: (staff: Caller, title: string, was: string = post.title) =>
      staff("PUT", "/api/drafts", { json: { ...blog, version: 1, changes: [{ name: "title", value: title, was }] } }),
    ask: (staff: Caller, note = "") => staff("POST", "/api/drafts/ask", { json: { ...blog, parts: ["en"], note } }),
    approve: (staff: Caller, revision = 1, part = "en") =>
      staff("POST", "/api/drafts/approve", { json: { ...blog, parts: [{ part, revision }] } }),
    giveBack: (staff: Caller, revision = 1, reason = "Too long") =>
      staff("POST", "/api/drafts/return", { json: { ...blog, parts: [{ part: "en", revision }], reason } }),
    publish: (staff: Caller, reason?: string) =>
      staff("POST", "/api/drafts/publish", { json: { ...blog, parts: ["en"], ...(reason !== undefined && { reason }) } }),
  };
}

export const statusOf = async (answer: ReturnType<Caller>) => (await answer).status;
