import { useQuery } from "@tanstack/react-query";
import { Copy, Eye, EyeOff, Trash2 } from "lucide";
import { Link } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { blockKinds } from "#app/features/pages/blocks/kinds.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { placeOf } from "#app/features/pages/editor/block-order.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { findBlock, findOrder, titleIn } from "#app/features/pages/editor/find-block.ts";
import { fieldsOfKind, propErrors } from "#app/features/pages/editor/kinds.ts";
import { fieldOf } from "#app/features/pages/editor/page-drafts.ts";
import type { EditedBlock } from "#app/features/pages/editor/queries.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { pageEditorTexts } from "#app/features/pages/editor/texts/page-editor.ts";
import { sectionName, useValues } from "#app/features/pages/editor/use-page-drafts.ts";
import type { PageEditing } from "#app/features/pages/editor/use-page-editor.ts";
import { pageContentNoun } from "#app/features/pages/sections/noun.ts";
import { backgroundChoices, findLayout, shownFields } from "#app/features/pages/sections/section-layout.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ItemList } from "./item-list.tsx";
import { type SectionField, SectionFields } from "./section-fields.tsx";

/** The settings of the chosen block, with its items. */
export function BlockSettings() {
  const { editing } = useEditorScreen();
  const text = useTexts(blockTexts);
  const language = useLanguage();
  const block = findBlock(editing.content, editing.chosen.block);
  if (!block) return <p className="text-sm text-fg-muted">{text.nothingChosen}</p>;
  const name = block.values.kind;
  const kind = blockKinds.get(name);
  const hasBody = needsBodyField(editing, block.id);
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="font-semibold">{kind?.label[language] ?? (name === "" ? text.section : text.unknown)}</h2>
        <p className="text-sm text-fg-muted">{kind?.about[language] ?? (name !== "" && text.unknownText)}</p>
      </div>
      <BlockActions block={block} />
      {name === "" ? (
        <PlainSectionFields block={block} hasBody={hasBody} />
      ) : (
        <>
          <SectionFields
            key={block.id}
            id={block.id}
            fields={new Set(kind?.fields.filter((field) => field !== "body" || hasBody) ?? [])}
            titleHint={kind?.showsTitle === false ? text.titleHint : undefined}
          />
          <PropFields key={`props-${block.id}`} id={block.id} kind={name} />
        </>
      )}
      <Link to={pageContentNoun.editPath(block.id)} className="text-sm font-semibold text-accent underline underline-offset-4">
        {text.ownScreen}
      </Link>
      {kind?.items && <ItemList block={block} kind={kind.items} />}
    </div>
  );
}

/** The text is typed in the page. One that the page doesn't show has a field. */
function needsBodyField({ frames }: PageEditing, id: number): boolean {
  const shown = [...frames].flatMap((frame) => frame.connected() ?? []);
  return shown.length > 0 && !shown.some((frame) => frame.hasText({ ...sectionName(id), field: "body" }));
}

/** A section that the site's code lays out has the fields that its page shows. */
function PlainSectionFields({ block: { id, values }, hasBody }: { block: EditedBlock; hasBody: boolean }) {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const layout = findLayout(categories, values.categoriesId);
  const fields = new Set<SectionField>([...(hasBody ? (["body"] as const) : []), ...shownFields(layout, values)]);
  return <SectionFields key={id} id={id} fields={fields} backgrounds={backgroundChoices(layout, values.background)} />;
}

function PropFields({ id, kind }: { id: number; kind: string }) {
  const { editing } = useEditorScreen();
  const name = sectionName(id);
  const values = useValues(editing.drafts, name);
  const Fields = fieldsOfKind(kind);
  if (!Fields) return null;
  const props = fieldOf(values, "props");
  const stored = typeof props === "object" && props !== null ? Object.fromEntries(Object.entries(props)) : {};
  return <Fields props={stored} onChange={(next) => editing.changeFields(name, { props: next })} errors={propErrors(kind, stored)} />;
}

function BlockActions({ block: { id, state, values } }: { block: EditedBlock }) {
  const { editing } = useEditorScreen();
  const text = useTexts(blockTexts);
  const pageText = useTexts(pageEditorTexts);
  const name = titleIn(values, useLanguage()) || text.untitled;
  const next = placeOf(findOrder(editing.content, id), id);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void editing.add({ copyOf: id }, next, pageText.duplicated(name))}>
        <Icon of={Copy} className="size-4" />
        {text.duplicate}
      </Button>
      {state === "hidden" ? (
        <Button onClick={() => void editing.restore(id)}>
          <Icon of={Eye} className="size-4" />
          {text.restore}
        </Button>
      ) : (
        <Button look="quietDanger" onClick={() => void editing.remove(id)}>
          <Icon of={state === "new" ? Trash2 : EyeOff} className="size-4" />
          {state === "new" ? text.remove : text.hide}
        </Button>
      )}
    </div>
  );
}
