import { useState } from "react";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { BothSchemes, Part } from "./part.tsx";

type Row = { id: number; step: string; days: number };
const rows: Row[] = [
  { id: 1, step: "Apply", days: 1 },
  { id: 2, step: "Submit Your Documents", days: 5 },
  { id: 3, step: "Sign Initial Disclosures", days: 1 },
];
const searchParts = (row: Row) => [row.step];
const rowKey = (row: Row) => row.id;
const columns: WholeColumn<Row>[] = [
  { header: "Step", cell: (row) => row.step, sortBy: "step" },
  { header: "Days", cell: (row) => row.days, sortBy: "days" },
];

export function FormsAndTables() {
  return (
    <>
      <Part title="Forms" note="A field explains what to enter before it says what is wrong.">
        <BothSchemes>
          <Fields />
        </BothSchemes>
      </Part>
      <Part title="Tables and empty places" note="Searched, sorted and paged in place. An empty list says what belongs there.">
        <DataTable caption="Steps of a loan" rows={rows} rowKey={rowKey} searchParts={searchParts} columns={columns} empty="" />
        <DataTable
          caption="Nothing"
          rows={[]}
          rowKey={rowKey}
          searchParts={searchParts}
          columns={columns}
          empty="There is no step yet. Add the first one above."
        />
      </Part>
    </>
  );
}

function Fields() {
  const [text, setText] = useState("Marisol");
  const [kind, setKind] = useState("fixed");
  const [isActive, setIsActive] = useState(true);
  return (
    <>
      <FieldRow>
        <TextField name="name" label="First name" required hint="As clients know the officer" value={text} onChange={setText} />
        <TextField name="licence" label="NMLS number" error="This is required" value="" onChange={() => undefined} />
        <TextField name="id" label="Id" readOnly value="42" onChange={() => undefined} />
        <SelectField name="kind" label="Rate" value={kind} onChange={setKind}>
          <option value="fixed">Fixed</option>
          <option value="adjustable">Adjustable</option>
        </SelectField>
      </FieldRow>
      <TextAreaField name="about" label="About" rows={3} value={text} onChange={setText} />
      <CheckboxField name="active" label="Active" hint="Visitors see active officers only" value={isActive} onChange={setIsActive} />
    </>
  );
}
