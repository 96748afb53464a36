import clsx from "clsx";
import { ChevronDown } from "lucide";
import type { ComponentProps, ReactNode, Ref } from "react";
import type { DirectoryChoices } from "#app/features/officers/directory.server.ts";
import { type DirectoryFilter, directoryPath, noFilter } from "#app/features/officers/directory-search.ts";
import { languageName } from "#app/features/officers/language-names.ts";
import { directoryTexts } from "#app/features/officers/texts/officer-directory.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";

type Props = {
  ref: Ref<HTMLFormElement>;
  filter: DirectoryFilter;
  choices: DirectoryChoices;
  onSubmit: ComponentProps<"form">["onSubmit"];
  onType: () => void;
  onChoose: () => void;
};

export function DirectoryForm({ ref, filter, choices, onSubmit, onType, onChoose }: Props) {
  const text = useTexts(directoryTexts);
  const language = useLanguage();
  const hasStates = choices.states.length > 0 || filter.state !== "";
  return (
    <search>
      <form
        ref={ref}
        method="get"
        // Otherwise Back would restore the chosen filter above a list that was rendered without it.
        autoComplete="off"
        action={directoryPath(noFilter, language)}
        onSubmit={onSubmit}
        className={clsx(
          "relative grid grid-cols-2 gap-3 lg:gap-5",
          hasStates
            ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,2.4fr)]"
            : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,3fr)]",
        )}
      >
        <Choice name="speaks" label={text.language} value={filter.speaks} onChange={onChoose}>
          {withChosen(choices.languages, filter.speaks).map((spoken) => (
            <option key={spoken} value={spoken}>
              {languageName(spoken, language)}
            </option>
          ))}
        </Choice>
        <Choice name="specialty" label={text.specialty} value={filter.specialty} onChange={onChoose}>
          {withChosen(choices.specialties, filter.specialty).map((specialty) => (
            <option key={specialty} value={specialty}>
              {specialtyNames[language][specialty]}
            </option>
          ))}
        </Choice>
        {hasStates && (
          <StateFold open={filter.state !== ""}>
            <Choice name="state" label={text.state} value={filter.state} onChange={onChoose}>
              {withChosen(
                choices.states.map(({ state }) => state),
                filter.state,
              ).map((state) => (
                <option key={state} value={state}>
                  {choices.states.find((one) => one.state === state)?.name ?? state}
                </option>
              ))}
            </Choice>
          </StateFold>
        )}
        <div className="max-lg:col-span-2">
          <SearchInput
            id="officer-search"
            name="search"
            label={text.search}
            submit={text.submit}
            defaultValue={filter.search}
            onInput={onType}
          />
        </div>
        {/* Only where visitors arrive looking for a time to talk. */}
        {filter.calendar === "yes" && (
          <label className="col-span-full flex min-h-11 items-center gap-3 font-semibold text-teal-dark">
            <input type="checkbox" name="calendar" value="yes" defaultChecked onChange={onChoose} className="size-6 accent-teal" />
            {text.calendar}
          </label>
        )}
      </form>
    </search>
  );
}

/**
 * Folded on phones, where it would push the first officer off the screen. Its summary is beside the number of officers below the
 * form and takes no height of its own.
 */
function StateFold({ open, children }: { open: boolean; children: ReactNode }) {
  const text = useTexts(directoryTexts);
  return (
    <details open={open} className="phone-fold min-w-0 max-lg:col-span-2 max-md:[&:not([open])]:-mt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-teal-dark max-md:absolute max-md:top-full max-md:right-0 md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        {text.state}
        <Icon of={ChevronDown} className="size-5 text-muted" />
      </summary>
      {children}
    </details>
  );
}

type ChoiceProps = { name: string; label: string; value: string; onChange: () => void; children: ReactNode };

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  const { any } = useTexts(directoryTexts);
  return (
    <div className="min-w-0">
      <label htmlFor={`officer-${name}`} className="font-semibold text-teal-dark">
        {label}
      </label>
      <span className="relative mt-2 block">
        <select
          id={`officer-${name}`}
          name={name}
          defaultValue={value}
          onChange={onChange}
          className="min-h-12 w-full appearance-none truncate rounded-xl border border-muted/60 bg-white py-3 pr-9 pl-4 text-base text-ink hover:border-teal"
        >
          <option value="">{any}</option>
          {children}
        </select>
        <Icon of={ChevronDown} className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-5 text-muted" />
      </span>
    </div>
  );
}

/** Keeps the choice of the URL selected, even if it finds no officer. */
const withChosen = <Word extends string>(offered: readonly Word[], chosen: Word | ""): Word[] =>
  chosen === "" || offered.includes(chosen) ? [...offered] : [...offered, chosen];
