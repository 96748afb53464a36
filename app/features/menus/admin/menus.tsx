import { useQuery } from "@tanstack/react-query";
import { Pencil, TriangleAlert } from "lucide";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { StateBadges } from "#app/features/drafts/admin/state-badges.tsx";
import { useRecordStates } from "#app/features/drafts/admin/use-record-states.ts";
import { isGroup, listItems } from "#app/features/menus/menu-item.ts";
import { findProblem } from "#app/features/menus/menu-problems.ts";
import { menuNoun } from "#app/features/menus/noun.ts";
import { type MenuRecord, menusQuery, menuTargetsQuery } from "#app/features/menus/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { menuTexts } from "./texts/menus.ts";

export default function Menus() {
  const text = useTexts(menuTexts);
  const menus = useQuery(menusQuery);
  return (
    <ListPage title={text.title}>
      <QueryStates query={menus} pending={<TableSkeleton />}>
        {(rows) => (
          <ul className="grid gap-4 lg:grid-cols-3">
            {rows.map((menu) => (
              <MenuCard key={menu.menuId} menu={menu} />
            ))}
          </ul>
        )}
      </QueryStates>
    </ListPage>
  );
}

function MenuCard({ menu }: { menu: MenuRecord }) {
  const text = useTexts(menuTexts);
  const { stateOf } = useRecordStates(menuNoun.entity);
  const { data: targets = { pages: [], documents: [] }, isSuccess } = useQuery(menuTargetsQuery);
  const { menuId, place } = menu;
  const items = listItems(menu.items);
  const links = items.filter((item) => !isGroup(item)).length;
  const problems = isSuccess ? items.filter((item) => findProblem(item, targets) !== undefined).length : 0;
  return (
    <li className="grid content-start gap-3 rounded-2xl border border-edge bg-surface p-5">
      <h2 className="text-lg font-semibold">{text.places[place]}</h2>
      <p className="text-sm text-fg-muted">{text.about[place]}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {text.itemCount(links)}
        <StateBadges of={stateOf(menuId, menu)} />
        {problems > 0 && (
          <Badge tone="warn">
            <Icon of={TriangleAlert} className="size-3.5" />
            {text.problemCount(problems)}
          </Badge>
        )}
      </p>
      <ButtonLink to={menuNoun.editPath(menuId)} className="justify-self-start" aria-label={text.open(text.places[place])}>
        <Icon of={Pencil} className="size-4" />
        {text.openShort}
      </ButtonLink>
    </li>
  );
}
