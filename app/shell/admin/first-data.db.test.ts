import { describe, expect, it } from "vitest";
import { cookiesOf, testApp } from "#test/app.ts";
import { firstData } from "./first-data.server.ts";

const { current, signIn, stranger, password } = testApp();

const lists = [
  "blog",
  "blogcategory",
  "pagecategory",
  "pagecontent",
  "loanofficercms",
  "resources",
  "contactuslist",
  "lead-routing",
  "numbers",
  "bin",
  "accounts",
  "audit",
];

const withTwoQueries = ["blog", "pagecontent", "audit", "lead-routing", "accounts"];
const withDrafts = ["blog", "blogcategory", "pagecategory", "pagecontent", "loanofficercms", "resources", "assistance", "review"];

/** Asks for pages as someone of this role does. */
async function visitor(role: "owner" | "editor") {
  await signIn(role);
  const cookie = cookiesOf(await stranger("POST", "/api/auth/sign-in/email", { json: { email: `${role}@example.com`, password } }));
  return (path: string) =>
    firstData(path.split("?")[0] ?? "", new URLSearchParams(path.split("?")[1]), async (asked, init) =>
      current.app.request(String(asked), { ...init, headers: { ...init?.headers, cookie } }),
    );
}

describe("what comes with an admin page", () => {
  it("is everything that a list shows at first", async () => {
    const comesWith = await visitor("owner");
    for (const list of lists) {
      const answers = await comesWith(`/admin/${list}`);
      const others = Number(withTwoQueries.includes(list)) + Number(withDrafts.includes(list));
      expect(answers.length, list).toBe(1 + others);
      for (const { data } of answers) expect(data, list).toBeTypeOf("object");
    }
    expect(await comesWith("/admin")).toHaveLength(5);
    expect((await comesWith("/admin/loanofficercms"))[0]?.queryKey).toEqual(["loanofficer", "list"]);
    const queryOf = async (path: string) => (await comesWith(path))[0]?.queryKey.at(-1);
    expect(await queryOf("/admin/contactuslist?state=held")).toMatchObject({ state: "held" });
    const secondPage = { filterKey: "home", sortBy: "title", sortDirection: "asc", pageNumber: 2 };
    expect(await queryOf("/admin/blog?search=home&sort=title&page=2")).toMatchObject(secondPage);
    expect((await comesWith("/admin/pagecontent?category=3"))[0]?.queryKey).toContainEqual(
      expect.objectContaining({ webPageCategoryId: 3 }),
    );
    expect((await comesWith("/admin/audit?page=2"))[0]?.queryKey).toContain(2);
  });

  it("is nothing that the API refuses, and nothing for a screen that is no list", async () => {
    const comesWith = await visitor("editor");
    expect(await comesWith("/admin/blog")).toHaveLength(3);
    expect(await comesWith("/admin/accounts")).toMatchObject([{ queryKey: ["profile"] }]);
    expect(await comesWith("/admin/audit")).toEqual([]);
    expect(await comesWith("/admin/loanofficercms/edit/:id")).toEqual([]);
  });
});
