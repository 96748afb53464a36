import { redirect, useNavigate, useSearchParams } from "react-router";
import { FirstPassword } from "#app/features/staff/first-password.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { safePath } from "#lib/safe-path.ts";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/first-password";
import "#app/admin-kit/admin.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = context.get(personalContext);
  if (!staff) throw redirect("/admin/login?next=%2Fadmin%2Fpassword");
  if (!staff.mustChangePassword) throw redirect(safePath(new URL(request.url).searchParams.get("next"), "/admin"));
  return null;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => [{ title: "Choose a password" }, { name: "robots", content: "noindex" }];

export default function ChoosePassword() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <main className="admin grid min-h-dvh place-items-center bg-canvas px-4 py-12 text-fg">
      <div className="w-full max-w-sm rounded-2xl border border-edge bg-surface p-6 sm:p-8">
        <Logo name="Admin" className="text-lg text-accent" />
        <h1 className="mt-6 text-2xl font-semibold">Choose a password</h1>
        <p className="mt-2 mb-6 text-sm text-fg-muted">
          Whoever gave you your password knows it too. Choose one that only you know; after that everything opens.
        </p>
        <FirstPassword onChanged={() => navigate(safePath(search.get("next"), "/admin"), { replace: true })} />
      </div>
    </main>
  );
}
