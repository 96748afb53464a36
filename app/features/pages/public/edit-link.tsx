import { editLinkTexts } from "#app/features/pages/texts/edit-link.ts";
import { useTexts } from "#app/messages/messages.ts";

/** On public pages, for staff who may edit them and for no one else. */
export function EditLink({ path }: { path: string }) {
  const text = useTexts(editLinkTexts);
  return (
    <aside aria-label={text.label} className="no-print sticky bottom-0 z-50 bg-teal-dark px-4 py-3 text-white sm:px-6">
      <a
        href={path}
        className="min-h-11 rounded-full bg-clay px-5 py-2 font-semibold text-white hover:bg-clay-dark inline-flex items-center"
      >
        {text.edit}
      </a>
    </aside>
  );
}
