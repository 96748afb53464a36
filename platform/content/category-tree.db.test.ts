import { describe, expect, it } from "vitest";
import { type Caller, testApp } from "#test/app.ts";

const { signIn } = testApp();

const trees = [
  { path: "/api/blogcategory", id: "blogCategoryId", dto: "blogCategoryDto", content: "/api/blog", contents: "blog posts" },
  { path: "/api/pagecategory", id: "webPageCategoryId", dto: "pageCategoryDto", content: "/api/pagecontent", contents: "page contents" },
];

describe.each(trees)("the tree behind $path", ({ path, id, dto, content, contents }) => {
  const add = async (staff: Caller, name: string, parentId: number | null = null) => {
    const { body } = await staff("POST", path, { json: { name, parentId } });
    return Number((body[dto] as Record<string, unknown>)[id]);
  };
  const move = (staff: Caller, category: number, parentId: number) => staff("PUT", path, { json: { [id]: category, parentId } });
  const parentOf = async (staff: Caller, category: number) =>
    ((await staff("GET", `${path}/${category}`)).body[dto] as { parentId: number | null }).parentId;

  it("has no missing parents", async () => {
    const staff = await signIn();
    const refusal = await staff("POST", path, { json: { name: "A", parentId: 99 } });
    expect(refusal).toMatchObject({ status: 400, body: { success: false, validationErrors: [{ field: "parentId" }] } });
    const category = await add(staff, "A");
    expect(await move(staff, category, 99)).toMatchObject({ status: 400, body: { validationErrors: [{ field: "parentId" }] } });
  });

  it("has no circles", async () => {
    const staff = await signIn();
    const top = await add(staff, "Top");
    const middle = await add(staff, "Middle", top);
    const bottom = await add(staff, "Bottom", middle);
    for (const parent of [top, middle, bottom]) {
      expect(await move(staff, top, parent)).toMatchObject({ status: 400, body: { validationErrors: [{ field: "parentId" }] } });
    }
    expect((await move(staff, bottom, top)).status).toBe(200);
    expect(await parentOf(staff, top)).toBeNull();
  });

  it("has no circles either when two moves close one together", async () => {
    const staff = await signIn();
    const [one, two] = [await add(staff, "One"), await add(staff, "Two")];
    const answers = await Promise.all([move(staff, one, two), move(staff, two, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("refuses to delete what is in use, and says where", async () => {
    const staff = await signIn();
    const category = await add(staff, "Credit");
    await add(staff, "Scores", category);
    for (const title of ["First", "Second"]) await staff("POST", content, { json: { title, categoriesId: category } });
    const { status, body } = await staff("DELETE", `${path}/${category}`);
    expect(status).toBe(409);
    expect(body.success).toBe(false);
    expect(body.message).toContain(`“Credit” is in use by 2 ${contents} (“Second”, “First”) and 1 subcategory (“Scores”)`);
    expect((await staff("GET", `${path}/${category}`)).status).toBe(200);
  });

  it("keeps content and category together when one is added while the other is deleted", async () => {
    const staff = await signIn();
    const category = await add(staff, "Credit");
    const [addition, deletion] = await Promise.all([
      staff("POST", content, { json: { title: "T", categoriesId: category } }),
      staff("DELETE", `${path}/${category}`),
    ]);
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([addition.status, deletion.status]);
  });

  it("keeps parent and child together when one is added while the other is deleted", async () => {
    const staff = await signIn();
    const category = await add(staff, "Credit");
    const [addition, deletion] = await Promise.all([
      staff("POST", path, { json: { name: "Child", parentId: category } }),
      staff("DELETE", `${path}/${category}`),
    ]);
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([addition.status, deletion.status]);
  });
});
