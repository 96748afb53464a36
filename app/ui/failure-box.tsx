import { TriangleAlert } from "lucide-react";
import { useLocation } from "react-router";
import { failureLook } from "./failure-look.ts";

/** Says what could not be fetched, with another try beside it. */
export function FailureBox({ message, retry }: { message: string; retry: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className={failureLook.box}>
      <TriangleAlert className="size-8 shrink-0 text-danger" strokeWidth={1.6} aria-hidden="true" />
      <p className={failureLook.words}>{message}</p>
      <a href={pathname + search} className={failureLook.retry}>
        {retry}
      </a>
    </div>
  );
}
