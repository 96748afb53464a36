import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { programForm } from "#app/features/assistance/form.ts";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/assistance-program";
import { ProgramFields } from "./program-fields.tsx";
import { isShown } from "./program-state.tsx";
import { programFormTexts } from "./texts/assistance.ts";

export default function AssistanceProgram({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(programFormTexts);
  return (
    <DraftScreen
      form={programForm}
      id={id}
      title={id ? text.edit : text.add}
      storedTitle={text.edit}
      hasPreview
      extra={(program) => isShown(program) && <ViewPage path="/assistance" />}
    >
      {(draft) => <ProgramFields draft={draft} />}
    </DraftScreen>
  );
}
