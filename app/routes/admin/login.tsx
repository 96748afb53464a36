import { type FormEvent, useState } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { callApi } from "#app/admin-kit/api-client.ts";
import { type StoredUser, storeUser } from "#app/admin-kit/stored-user.ts";
import { safePath } from "#lib/safe-path.ts";
import { pageContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/login";

export async function loader({ request, context }: Route.LoaderArgs) {
  const signedIn = await context.get(pageContext).staff();
  if (signedIn) throw redirect(safePath(new URL(request.url).searchParams.get("next"), "/admin"));
  return null;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function Login() {
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      const { user } = await callApi<{ user: StoredUser }>("/api/auth/sign-in/email", { method: "POST", body: { email, password } });
      storeUser(user);
      await navigate(safePath(search.get("next"), "/admin"), { replace: true });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setPending(false);
    }
  }

  return (
    <main className="mx-auto max-w-sm px-4 py-24">
      <title>Sign in</title>
      <h1 className="text-3xl font-semibold">Sign in</h1>
      <form method="post" onSubmit={signIn} className="mt-8 grid gap-5">
        <label className="grid gap-1 font-medium">
          Email
          <input name="email" type="email" autoComplete="username" required className="rounded-lg border border-line bg-white px-3 py-2" />
        </label>
        <label className="grid gap-1 font-medium">
          Password
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            className="rounded-lg border border-line bg-white px-3 py-2"
          />
        </label>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
        <button type="submit" disabled={pending} className="rounded-full bg-teal px-6 py-3 font-semibold text-white disabled:opacity-60">
          Sign in
        </button>
      </form>
    </main>
  );
}
