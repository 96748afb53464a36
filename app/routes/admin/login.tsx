import { redirect, useNavigate, useSearchParams } from "react-router";
import { SignInForm } from "#app/admin-kit/sign-in-form.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { safePath } from "#lib/safe-path.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/login";
import "#app/admin-kit/admin.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(personalContext).staff) throw redirect(safePath(new URL(request.url).searchParams.get("next"), "/admin"));
  return null;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ title: "Sign in" }, { name: "robots", content: "noindex" }];

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <main className="admin grid min-h-dvh place-items-center bg-canvas px-4 py-12 text-fg">
      <div className="w-full max-w-sm rounded-2xl border border-edge bg-surface p-6 sm:p-8">
        <Logo name="Admin" className="text-lg text-accent" />
        <h1 className="mt-6 mb-6 text-2xl font-semibold">Sign in</h1>
        <SignInForm onSignedIn={() => navigate(safePath(search.get("next"), "/admin"), { replace: true })} />
      </div>
    </main>
  );
}
