import { DayField } from "#app/admin-kit/fields/day-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import type { Change } from "#app/admin-kit/use-address-state.ts";
import type { PostList } from "#app/features/blog/posts/post-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import { blogListTexts } from "./texts/blog-lists.ts";

type Props = { list: PostList; onChange: Change<PostList>; categories: Array<{ id: number; name: string }> };

/** Which posts are shown: by their words, how they stand, their category and when they were or will be published. */
export function PostFilters({ list, onChange, categories }: Props) {
  const text = useTexts(blogListTexts);
  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListSearch list={list} onChange={onChange} />
        <FilterRow value={list.status} onChange={(status) => onChange({ status })} names={text.states} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_auto_auto] lg:max-w-2xl">
        <div className="max-sm:col-span-2">
          <SelectField name="category" label={text.category} value={list.category} onChange={(category) => onChange({ category })}>
            <option value="">{text.any}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <DayField name="from" label={text.from} value={list.from} onChange={(from) => onChange({ from })} />
        <DayField name="to" label={text.to} value={list.to} onChange={(to) => onChange({ to })} />
      </div>
    </search>
  );
}
