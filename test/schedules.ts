import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import { findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { runDueSchedules } from "#platform/drafts/run-schedules.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { operationsOn } from "#server/api.ts";
import { type Caller, testApp } from "#test/app.ts";

export const hour = 3_600_000;
export const post = {
  title: "Your first home",
  summary: "What to know",
  status: "published",
  publishedAt: "2026-01-31T12:00:00.000Z",
  translations: { es: { title: "Su primera casa" } },
};
export const blog = { entity: "blog", id: 1 };
export const change = (name: string, value: unknown, was: unknown = "") => ({ name, value, was });

/** A post with a draft, and what schedules it for tomorrow. */
export function testSchedules() {
  const app = testApp();
  const { current, signIn } = app;
  const at = new Date(Date.now() + 24 * hour);

  const save = (staff: Caller, changes: object[], version = 1) => staff("PUT", "/api/drafts", { json: { ...blog, version, changes } });

  async function withDraft(role?: "owner" | "editor"): Promise<Caller> {
    const staff = await signIn(role);
    await staff("POST", "/api/blog", { json: post });
    await save(staff, [change("title", "Your second home", post.title), change("es.title", "Su segunda casa", "Su primera casa")]);
    return staff;
  }

  return {
    ...app,
    at,
    save,
    withDraft,
    schedule: (staff: Caller, more: object = {}) =>
      staff("POST", "/api/schedules", { json: { ...blog, action: "publish", at: at.toISOString(), ...more } }),
    readPost: async (staff: Caller) => (await staff("GET", "/api/blog/1")).body.blogDto,
    readDraft: async (staff: Caller) => (await staff("GET", "/api/drafts/record?entity=blog&id=1")).body.draftDto,
    rows: () => current.platform.db.select().from(schedules).orderBy(schedules.scheduleId),
    /** What the loop does at a moment; one second after the set time unless told. */
    runAt: (moment = new Date(at.getTime() + 1_000)) => {
      const { platform } = current;
      return runDueSchedules(platform, findDraftKinds(platform.definitions, operationsOn(platform.definitions)), { now: moment });
    },
    setPolicy: (value: PublishPolicy) =>
      current.platform.db.insert(webResources).values({ context: "publish.blog", value, webResourceCategoryId: null }),
  };
}
