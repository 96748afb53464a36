import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { MenuTarget } from "#app/features/menus/menu-item.ts";
import type { MenuTargets } from "#app/features/menus/queries.ts";
import { partLabels } from "#app/features/menus/schema.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { pageName } from "./target-name.ts";
import { menuTexts } from "./texts/menus.ts";

type Kind = "page" | "url" | "document";

const kindOf = (target: MenuTarget): Kind => ("url" in target ? "url" : "page" in target ? "page" : "document");

/** A chosen 0 is none. */
const emptyTargets: Record<Kind, MenuTarget> = { page: { page: 0 }, url: { url: "" }, document: { document: 0 } };

type Props = {
  field: string;
  target: MenuTarget;
  targets: MenuTargets;
  errorOf: (part: string) => string | undefined;
  onChange: (target: MenuTarget) => void;
};

export function TargetFields({ field, target, targets, errorOf, onChange }: Props) {
  const text = useTexts(menuTexts);
  const kind = kindOf(target);
  return (
    <FieldRow>
      <SelectField<Kind>
        name={`${field}.target`}
        label={text.leadsTo}
        value={kind}
        onChange={(chosen) => chosen !== kind && onChange(emptyTargets[chosen])}
        error={errorOf("target")}
      >
        <Options names={text.kinds} />
      </SelectField>
      {"url" in target && <UrlField field={field} value={target.url} error={errorOf("target.url")} onChange={(url) => onChange({ url })} />}
      {"page" in target && (
        <PageField
          field={field}
          value={target.page}
          pages={targets.pages}
          error={errorOf("target.page")}
          onChange={(page) => onChange({ page })}
        />
      )}
      {"document" in target && (
        <DocumentField
          field={field}
          value={target.document}
          documents={targets.documents}
          error={errorOf("target.document")}
          onChange={(document) => onChange({ document })}
        />
      )}
    </FieldRow>
  );
}

type FieldOf<Value> = { field: string; value: Value; error: string | undefined; onChange: (value: Value) => void };

function UrlField({ field, ...bound }: FieldOf<string>) {
  const language = useLanguage();
  const text = useTexts(menuTexts);
  return <TextField name={`${field}.target.url`} label={partLabels.url[language]} hint={text.urlHint} inputMode="url" {...bound} />;
}

function PageField({ field, value, pages, error, onChange }: FieldOf<number> & Pick<MenuTargets, "pages">) {
  const language = useLanguage();
  const text = useTexts(menuTexts);
  return (
    <SelectField
      name={`${field}.target.page`}
      label={partLabels.page[language]}
      value={String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    >
      <option value="0">{text.choosePage}</option>
      {value !== 0 && !pages.some(({ id }) => id === value) && <option value={value}>{text.states.gone}</option>}
      {pages.map((page) => (
        <option key={page.id} value={page.id}>
          {pageName(page, language)} · {page.paths[language]}
          {page.state !== "published" && ` (${text.states[page.state]})`}
        </option>
      ))}
    </SelectField>
  );
}

function DocumentField({ field, value, documents, error, onChange }: FieldOf<number> & Pick<MenuTargets, "documents">) {
  const language = useLanguage();
  const text = useTexts(menuTexts);
  return (
    <SelectField
      name={`${field}.target.document`}
      label={partLabels.document[language]}
      {...(documents.length === 0 && { hint: text.noDocuments })}
      value={String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    >
      <option value="0">{text.chooseDocument}</option>
      {value !== 0 && !documents.some(({ id }) => id === value) && <option value={value}>{text.states.gone}</option>}
      {documents.map(({ id, name, isExpired }) => (
        <option key={id} value={id}>
          {name}
          {isExpired && ` (${text.expired})`}
        </option>
      ))}
    </SelectField>
  );
}
