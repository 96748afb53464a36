import { TriangleAlert } from "lucide-react";
import { useLocation } from "react-router";
import { buttonShape } from "./button-look.ts";

/** Says what could not be fetched, with another try beside it. */
export function FailureBox({ message, retry }: { message: string; retry: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-3xl border border-danger/30 bg-paper p-6 sm:p-8">
      <TriangleAlert className="size-8 shrink-0 text-danger" strokeWidth={1.6} aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60 font-semibold text-danger">{message}</p>
      <a href={pathname + search} className={`${buttonShape} border border-teal/35 text-teal hover:bg-teal hover:text-white`}>
        {retry}
      </a>
    </div>
  );
}
