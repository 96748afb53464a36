import type { ReactNode } from "react";
import { Logo } from "#app/ui/logo.tsx";
import "./admin.css";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useTexts } from "#app/messages/messages.ts";

export function SignInLayout({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const text = useTexts(layoutTexts);
  return (
    <main className="admin grid min-h-dvh place-items-center bg-canvas px-4 py-12 text-fg">
      <title>{title}</title>
      <div className={`w-full rounded-2xl border border-edge bg-surface p-6 sm:p-8 ${wide ? "max-w-2xl" : "max-w-sm"}`}>
        <Logo name={text.admin} className="text-lg text-accent" />
        <h1 className="mt-6 mb-6 text-2xl font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}
