import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type FormEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { createSet, type DraftSetItem, setsQuery } from "#app/features/drafts/sets-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { setTexts } from "./texts/sets.ts";
import { useSetChange } from "./use-set-change.ts";

type Texts = (typeof setTexts)["en"];

const stateOf = ({ publishedAt, revertedAt }: DraftSetItem) => (revertedAt ? "reverted" : publishedAt ? "published" : "open");

const tones = { open: "warn", published: "good", reverted: "plain" } as const;

const columnsIn = (text: Texts): WholeColumn<DraftSetItem>[] => [
  {
    header: text.name,
    namesRow: true,
    sortBy: "name",
    cell: ({ setId, name }) => (
      <RecordLink to={`/admin/sets/${setId}`} className="font-semibold [overflow-wrap:anywhere] text-accent hover:underline">
        {name}
      </RecordLink>
    ),
  },
  {
    header: text.state,
    cell: (set) => <Badge tone={tones[stateOf(set)]}>{text.states[stateOf(set)]}</Badge>,
  },
  { header: text.records, sortBy: "recordCount", cell: ({ recordCount }) => recordCount, className: "tabular-nums" },
  {
    header: text.created,
    sortBy: "createdAt",
    cell: ({ createdAt, createdByName }) => (
      <>
        {createdByName ?? text.someone} · <When at={createdAt} />
      </>
    ),
    className: "text-fg-muted max-md:hidden",
  },
];

const searchParts = ({ name }: DraftSetItem) => [name];

export default function Sets() {
  const text = useTexts(setTexts);
  const columns = useMemo(() => columnsIn(text), [text]);
  const sets = useQuery(setsQuery);
  return (
    <ListPage title={text.title} action={<NewSet />}>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <QueryStates query={sets} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption={text.title}
            rows={rows}
            rowKey={({ setId }) => setId}
            searchParts={searchParts}
            columns={columns}
            empty={text.emptyList}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}

function NewSet() {
  const text = useTexts(setTexts);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const { mutate, isPending, error } = useSetChange(createSet, ({ setId }) => navigate(`/admin/sets/${setId}`), { isQuiet: true });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(name);
  }

  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Icon of={Plus} className="size-4" />
        {text.add}
      </Button>
      <ConfirmPopup
        open={open}
        onClose={() => setOpen(false)}
        title={text.add}
        text={text.intro}
        confirm={text.create}
        isPending={isPending}
        form="new-set"
      >
        <form id="new-set" onSubmit={submit} noValidate>
          <TextField name="name" label={text.name} hint={text.nameHint} required value={name} onChange={setName} error={error?.message} />
        </form>
      </ConfirmPopup>
    </>
  );
}
