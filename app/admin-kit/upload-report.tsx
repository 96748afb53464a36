import type { FailedUpload } from "./use-uploads.ts";

type Props = { progress: string | undefined; failures: FailedUpload[]; textOf: (name: string, reason: string) => string };

/** How far uploads are, and which files were refused and why. */
export function UploadReport({ progress, failures, textOf }: Props) {
  return (
    <>
      <p role="status" className="text-sm text-fg-muted empty:hidden">
        {progress}
      </p>
      {failures.length > 0 && (
        <div role="alert" className="rounded-xl border border-bad bg-bad-soft p-3 text-sm [overflow-wrap:anywhere]">
          <ul className="grid gap-1">
            {failures.map(({ name, reason }) => (
              <li key={name}>{textOf(name, reason)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
