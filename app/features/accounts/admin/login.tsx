import { redirect, useNavigate, useSearchParams } from "react-router";
import { SignInForm } from "#app/admin-kit/sign-in-form.tsx";
import { SignInLayout } from "#app/admin-kit/sign-in-layout.tsx";
import { safePath } from "#app/features/accounts/safe-path.ts";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/login";

export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(personalContext).staff) throw redirect(safePath(new URL(request.url).searchParams.get("next"), "/admin"));
  return null;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const text = useTexts(signInTexts);
  return (
    <SignInLayout title={text.title}>
      <SignInForm onSignedIn={() => navigate(safePath(search.get("next"), "/admin"), { replace: true })} />
    </SignInLayout>
  );
}
