import { TriangleAlert } from "lucide";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  message: string | undefined;
  errors?: Record<string, string>;
  /** The sentence above the fields. */
  fix?: ((count: number) => string) | undefined;
  onField?: (field: string) => void;
};

/** Why the last save failed, with a link to each field to correct. */
export function SaveFailure({ message, errors = {}, fix, onField }: Props) {
  const text = useTexts(formTexts);
  const fields = Object.entries(errors);
  if (message === undefined && fields.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex max-h-[35dvh] basis-full gap-3 overflow-y-auto rounded-xl border border-bad bg-bad-soft px-4 py-3 text-sm text-bad"
    >
      <Icon of={TriangleAlert} className="size-5 flex-none" />
      <div className="grid min-w-0 gap-1 font-medium break-words">
        <p>{message ?? (fix ?? text.fixFields)(fields.length)}</p>
        {fields.length > 0 && (
          <ul className="grid gap-1">
            {fields.map(([field, problem]) => (
              <li key={field}>
                <button type="button" onClick={() => onField?.(field)} className="min-h-6 text-left underline underline-offset-2">
                  {problem}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
