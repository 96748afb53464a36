import { Badge } from "#app/admin-kit/badge.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { RecordState, StateOfRecord } from "#lib/record-state.ts";
import { type Language, languages } from "#lib/translations.ts";
import { type StateTexts, stateTexts } from "./texts/states.ts";

const tones = {
  published: "good",
  changed: "warn",
  draft: "warn",
  waiting: "warn",
  scheduled: "plain",
  takenDown: "plain",
} as const satisfies Record<RecordState, string>;

/** The state of a record; where its languages differ, that of each one that is not simply published. */
export function StateBadges({ of }: { of: StateOfRecord }) {
  const text = useTexts(stateTexts);
  return (
    <span className="flex flex-wrap gap-1.5">
      {describeStates(of, text).map(({ state, label }) => (
        <Badge key={label} tone={tones[state]} wraps>
          {label}
        </Badge>
      ))}
    </span>
  );
}

export function describeStates({ state, byLanguage, hasChanges }: StateOfRecord, text: StateTexts) {
  const plainLabel = (named: RecordState) => (named === "takenDown" && hasChanges ? text.takenDownWithChanges : text.states[named]);
  if (!byLanguage) return [{ state, label: plainLabel(state) }];
  const differing = languages.filter((language) => byLanguage[language] !== "published");
  return differing.map((language: Language) => {
    const named = byLanguage[language];
    // A record is taken down in both languages.
    const label = named === "takenDown" ? text.states.takenDown : text.inLanguage(text.states[named], text.languages[language]);
    return { state: named, label };
  });
}
