import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { describeItems } from "#app/features/menus/describe-items.ts";
import { menuForm } from "#app/features/menus/form.ts";
import { menusQuery, menuTargetsQuery } from "#app/features/menus/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/menu";
import { ItemsField } from "./items-field.tsx";
import { targetName } from "./target-name.ts";
import { menuTexts } from "./texts/menus.ts";

export default function Menu({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(menuTexts);
  const labels = useTexts(menuForm.labels);
  const { data: menus = [] } = useQuery(menusQuery);
  const targets = useQuery(menuTargetsQuery);
  const place = menus.find(({ menuId }) => String(menuId) === id)?.place ?? "menu";
  return (
    <QueryStates query={targets} pending={<FormSkeleton />}>
      {(found) => (
        <DraftScreen
          form={menuForm}
          id={id}
          title={text.edit(text.places[place])}
          done={text.done}
          hasPreview
          formats={{ items: (items) => describeItems(items, (target) => targetName(target, found)) }}
        >
          {({ bind, errorsWithin }) => (
            <ItemsField label={labels.items} place={place} targets={found} errors={errorsWithin("items")} {...bind("items")} />
          )}
        </DraftScreen>
      )}
    </QueryStates>
  );
}
