import { redirect, useNavigate, useSearchParams } from "react-router";
import { SignInLayout } from "#app/admin-kit/sign-in-layout.tsx";
import { safePath } from "#app/features/accounts/safe-path.ts";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { secondFactorsOf } from "#platform/accounts/second-factors.server.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/first-password";
import { FirstPassword } from "./issued-password.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, db } = context.get(personalContext);
  if (!staff) throw redirect("/admin/login?next=%2Fadmin%2Fpassword");
  if (!staff.mustChangePassword) throw redirect(safePath(new URL(request.url).searchParams.get("next"), "/admin"));
  const kinds = await secondFactorsOf(db, staff.userId);
  return { factors: { totp: kinds.includes("totp"), passkey: kinds.includes("passkey") } };
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function ChoosePassword({ loaderData: { factors } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { first } = useTexts(signInTexts);
  return (
    <SignInLayout title={first.title}>
      <p className="-mt-4 mb-6 text-sm text-fg-muted">{first.text}</p>
      <FirstPassword factors={factors} onChanged={() => navigate(safePath(search.get("next"), "/admin"), { replace: true })} />
    </SignInLayout>
  );
}
