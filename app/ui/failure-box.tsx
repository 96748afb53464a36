import { TriangleAlert } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { buttonShape, buttonTones } from "./button-look.ts";

type Props = {
  message: string;
  retry: string;
  href: string;
  onRetry?: () => void;
};

export function FailureBox({ message, retry, href, onRetry }: Props) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-3xl border border-danger/30 bg-paper p-6 sm:p-8">
      <Icon of={TriangleAlert} className="size-8 shrink-0 text-danger" strokeWidth={1.6} />
      <p className="min-w-0 flex-1 basis-60 font-semibold text-danger">{message}</p>
      <a
        href={href}
        onClick={
          onRetry &&
          ((event) => {
            event.preventDefault();
            onRetry();
          })
        }
        className={`${buttonShape} ${buttonTones.quiet}`}
      >
        {retry}
      </a>
    </div>
  );
}
