import { LogOut, UserRound } from "lucide";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { callApi } from "#app/admin-kit/api-client.ts";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { clearUser, storedUser, storeUser, useStoredUser } from "#app/admin-kit/stored-user.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { PreviewSiteLink } from "#app/features/drafts/admin/preview-site-link.tsx";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

export function AdminBar({ userId }: { userId: number }) {
  const user = useStoredUser();
  const navigate = useNavigate();
  const text = useTexts(layoutTexts);
  const mayReadDrafts = useMay("content.read");

  useEffect(() => {
    // In an effect: during hydration there is no stored user yet.
    if (storedUser()?.userId === userId) return;
    // The browser forgot the user or has another one stored.
    callApi("GET /api/auth/me").then(
      ({ user: current }) => storeUser(current),
      () => undefined,
    );
  }, [userId]);

  async function signOut() {
    try {
      await callApi("POST /api/auth/sign-out");
    } catch (error) {
      return showError(error instanceof Error ? error.message : String(error));
    }
    clearUser();
    // Cached data goes with the layout; clearing it now would make the screens fetch again, signed out.
    await navigate("/admin/login", { replace: true });
  }

  return (
    <div className="flex min-w-0 items-center gap-1 sm:gap-2">
      <span className="text-sm text-fg-muted max-sm:text-right max-sm:leading-tight sm:whitespace-nowrap">
        {text.userId} {user?.userId ?? userId}
      </span>
      {user && <span className="max-w-40 truncate text-sm max-lg:hidden">{[user.firstName, user.lastName].filter(Boolean).join(" ")}</span>}
      {mayReadDrafts && (
        <span className="max-lg:hidden">
          <PreviewSiteLink scope="all" look="quiet" />
        </span>
      )}
      <ButtonLink look="quiet" to="/admin/profile" aria-label={text.myAccount}>
        <Icon of={UserRound} className="size-4" />
        <span className="max-md:sr-only">{text.myAccount}</span>
      </ButtonLink>
      <Button look="quiet" onClick={signOut} aria-label={text.signOut}>
        <Icon of={LogOut} className="size-4" />
        <span className="max-md:sr-only">{text.signOut}</span>
      </Button>
    </div>
  );
}
