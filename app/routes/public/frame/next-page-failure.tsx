import { errorTexts } from "#app/messages/errors.ts";
import { useTexts } from "#app/messages/messages.ts";
import { pageTexts } from "#app/messages/pages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { FailureBox } from "#app/ui/failure-box.tsx";

/** The screen that the script shows when the next page cannot be had, sent along because it could not be fetched then. */
export function NextPageFailure() {
  const { unexpected } = useTexts(errorTexts);
  const { failure } = useTexts(pageTexts);
  return (
    <template id="load-failure">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24 lg:px-8">
        <h1 className="mb-8 font-semibold text-teal-dark text-title">{unexpected.heading}</h1>
        <FailureBox message={failure.message("")} retry={failure.retry} />
        <ButtonLink to="/" className="mt-8">
          {unexpected.link}
        </ButtonLink>
      </div>
    </template>
  );
}
