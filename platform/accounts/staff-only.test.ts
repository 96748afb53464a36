import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type PersonalContext, personalContext } from "#platform/page-context.server.ts";
import type { Staff } from "./staff.server.ts";
import { staffOnly } from "./staff-only.server.ts";

/** Where a screen of the admin sends someone instead of opening. */
async function sentTo(staff: Partial<Staff> | undefined): Promise<string | null> {
  const context = new RouterContextProvider();
  context.set(personalContext, { staff } as PersonalContext);
  const url = new URL("http://localhost/admin/contactuslist?page=2");
  const args = { url, context } as unknown as Parameters<typeof staffOnly>[0];
  const answer = await Promise.resolve(staffOnly(args, async () => new Response())).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("location") : null;
}

it("an admin screen opens only to staff who have done what comes first", async () => {
  expect(await sentTo(undefined)).toBe("/admin/login?next=%2Fadmin%2Fcontactuslist%3Fpage%3D2");
  expect(await sentTo({ mustChangePassword: true, mustSetUpSecondFactor: true })).toMatch(/^\/admin\/password\?next=/);
  expect(await sentTo({ mustChangePassword: false, mustSetUpSecondFactor: true })).toBe("/admin/second-factor");
  expect(await sentTo({ mustChangePassword: false, mustSetUpSecondFactor: false })).toBeNull();
});
