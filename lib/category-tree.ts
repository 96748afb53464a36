type PlacedCategory<Category> = { category: Category; path: string };

type Tree<Category> = {
  idOf: (category: Category) => number;
  parentOf: (category: Category) => number | null;
  nameOf: (category: Category) => string;
};

/** The choices of a field, by their path; `without` leaves out a category and everything below it. */
export const categoryChoices = <Category>(categories: Category[], tree: Tree<Category>, without?: number) =>
  placedCategories(categories, tree, without).map(({ category, path }) => ({ id: tree.idOf(category), name: path }));

export function placedCategories<Category>(categories: Category[], tree: Tree<Category>, without?: number): PlacedCategory<Category>[] {
  const byId = new Map(categories.map((category) => [tree.idOf(category), category]));
  const lineOf = (category: Category) => {
    const line = [category];
    for (let id = tree.parentOf(category); id; ) {
      const parent = byId.get(id);
      if (!parent || line.includes(parent)) break;
      line.unshift(parent);
      id = tree.parentOf(parent);
    }
    return line;
  };
  return categories
    .map((category) => ({ category, line: lineOf(category) }))
    .filter(({ line }) => !line.some((above) => tree.idOf(above) === without))
    .map(({ category, line }) => ({ category, path: line.map(tree.nameOf).join(" › ") }))
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}
