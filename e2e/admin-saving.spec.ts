import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { owner } from "./site-process.ts";

/** How a screen says that a save failed: the failure box, a toast, the popup that stays, or a line above the button. */
type Told = "box" | "toast" | "popup" | "line";

type Screen = {
  name: string;
  api: string;
  list: string;
  edit: string;
  add: string;
  /** The field that two people change at once. */
  field: string;
  /** What the other one sends. */
  theirs: object;
  /** What a new record needs. */
  fields: Record<string, string>;
  created: string;
  updated: string;
  refusedOnAdd?: Told;
  refusedOnEdit?: Told;
  lostOnAdd?: Told;
  lostOnEdit?: Told;
};

const created = "Data was created successfully";
const unreachable = "The server could not be reached";

const screens: Screen[] = [
  {
    name: "blog",
    api: "**/api/blog",
    list: "/admin/blog",
    edit: "/admin/blog/edit/1",
    add: "New Blog Post",
    field: "Title",
    theirs: { blogId: 1, title: "Their words" },
    fields: { Title: "Brand new" },
    created,
    updated: created,
  },
  {
    name: "blog category",
    api: "**/api/blogcategory",
    list: "/admin/blogcategory",
    edit: "/admin/blogcategory/edit/1",
    add: "New Blog Category",
    field: "Name",
    theirs: { blogCategoryId: 1, name: "Their words" },
    fields: { Name: "Brand new" },
    created,
    updated: created,
  },
  {
    name: "page category",
    api: "**/api/pagecategory",
    list: "/admin/pagecategory",
    edit: "/admin/pagecategory/edit/1",
    add: "New Page Category",
    field: "Name",
    theirs: { webPageCategoryId: 1, name: "Their words" },
    fields: { Name: "Brand new" },
    created,
    updated: created,
    refusedOnAdd: "toast",
  },
  {
    name: "page content",
    api: "**/api/pagecontent",
    list: "/admin/pagecontent",
    edit: "/admin/pagecontent/edit/1",
    add: "New Page Content",
    field: "Title",
    theirs: { webPageContentId: 1, title: "Their words" },
    fields: { Title: "Brand new" },
    created,
    updated: created,
    refusedOnEdit: "toast",
  },
  {
    name: "loan officer",
    api: "**/api/loanofficer",
    list: "/admin/loanofficercms",
    edit: "/admin/loanofficercms/edit/1",
    add: "Add Officer",
    field: "Last Name",
    theirs: { loanOfficerId: 1, lastName: "Their words" },
    fields: { "First Name": "Brand new", "Last Name": "Officer", Title: "Loan Officer", MLS: "7654321" },
    created,
    updated: "Data was updated successfully",
    refusedOnEdit: "popup",
    lostOnEdit: "popup",
  },
  {
    name: "resource",
    api: "**/api/WebResource",
    list: "/admin/resources",
    edit: "/admin/resource/edit?id=7",
    add: "New Resource",
    field: "Value",
    theirs: { WebResourceId: 7, Value: "Their words" },
    fields: { Context: "company.motto", Value: "Brand new" },
    created: "Resource was added successfully",
    updated: "Resource was edited successfully",
    refusedOnAdd: "toast",
    refusedOnEdit: "toast",
    lostOnAdd: "toast",
    lostOnEdit: "toast",
  },
  {
    name: "account",
    api: "**/api/staff",
    list: "/admin/accounts",
    edit: "/admin/accounts/edit/2",
    add: "New Account",
    field: "User Name",
    theirs: { userId: 2, userName: "Their words" },
    fields: { Email: "new@example.com", "User Name": "Brand new" },
    created,
    updated: "Data was updated successfully",
  },
];

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: /^Save/ }).click();

async function expectTold(page: Page, how: Told, text: string) {
  if (how === "toast") await expect(page.getByText(`An error occurred: ${text}`)).toBeVisible();
  else if (how === "popup") {
    const popup = page.getByRole("alertdialog", { name: "Failed to update data" });
    await expect(popup).toContainText(text);
    await popup.getByRole("button", { name: "OK" }).click();
  } else await expect(page.getByRole("alert")).toHaveText(how === "box" ? `Failed to fetch data - ${text}` : text);
}

/** Answers the next writes as no real server can be made to, until it is taken back. */
async function whileWritesAre(page: Page, api: string, answer: "refused" | "lost", work: () => Promise<void>) {
  await page.route(api, (route) => {
    if (route.request().method() === "GET") return route.fallback();
    if (answer === "lost") return route.abort();
    const message = "Not on a Sunday";
    return route.fulfill({ json: { success: false, message, validationErrors: [{ field: "none", message }] } });
  });
  await work();
  await page.unroute(api);
}

type Saving = { field: string; typed: string; api: string; refused: Told; lost: Told; lostText?: string };

/** A save that is refused, then one that never arrives: each is told, and what was typed stays. */
async function expectFailuresTold(page: Page, { field, typed, api, refused, lost, lostText = unreachable }: Saving) {
  await whileWritesAre(page, api, "refused", async () => {
    await save(page);
    await expectTold(page, refused, "Not on a Sunday");
  });
  await expect(textbox(page, field)).toHaveValue(typed);
  await whileWritesAre(page, api, "lost", async () => {
    await save(page);
    await expectTold(page, lost, lostText);
  });
  await expect(textbox(page, field)).toHaveValue(typed);
}

/** Saves on a record that someone else has changed meanwhile, and keeps one's own words. */
async function expectConflictSettled(page: Page, theirs: string) {
  await save(page);
  const dialog = page.getByRole("alertdialog", { name: "Someone else changed this in the meantime" });
  await expect(dialog.getByRole("radio", { name: `Take theirs ${theirs}` })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Save with these choices" }).click();
}

/** The next toast may say the same as the last: that one has to be gone. */
const toastsToGo = (page: Page) => expect(page.getByText("An error occurred")).toHaveCount(0);

async function signInAgain(page: Page) {
  const dialog = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect(dialog.getByLabel("Email")).toHaveValue(owner.email);
  await dialog.getByLabel("Password").fill(owner.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
}

for (const screen of screens) {
  const { name, api, field, list } = screen;
  const lostText = name === "resource" ? "Network error" : unreachable;

  test(`§8 ${name}: saves that are refused, lost, stale or out of session lose nothing`, async ({ adminPage: page, site }) => {
    const headers = { origin: site.url };
    const colleague = { email: "eva@example.com", userName: "Eva", role: "editor" };
    if (name === "account") expect((await page.request.post("/api/staff", { data: colleague, headers })).ok()).toBe(true);

    await page.goto(screen.edit);
    await textbox(page, field).fill("My words");
    const { refusedOnEdit = "box", lostOnEdit = "box" } = screen;
    await expectFailuresTold(page, { field, typed: "My words", api, refused: refusedOnEdit, lost: lostOnEdit, lostText });
    expect((await page.request.put(api.slice(2), { data: screen.theirs, headers })).ok()).toBe(true);
    await expectConflictSettled(page, "Their words");
    await expect(page.getByText(screen.updated)).toBeVisible();
    await expect(page).toHaveURL(site.url + list);
    await page.getByRole("searchbox").fill("my words");
    await expect(page.getByRole("row", { name: /My words/ })).toBeVisible();

    await toastsToGo(page);
    await page.getByRole("link", { name: screen.add }).click();
    for (const [label, text] of Object.entries(screen.fields)) await textbox(page, label).fill(text);
    const typed = screen.fields[field] ?? "";
    const { refusedOnAdd = "box", lostOnAdd = "box" } = screen;
    await expectFailuresTold(page, { field, typed, api, refused: refusedOnAdd, lost: lostOnAdd, lostText });
    await page.context().clearCookies();
    await save(page);
    await signInAgain(page);
    if (name === "account") await page.getByRole("button", { name: "I have noted it" }).click();
    await expect(page.getByText(screen.created).first()).toBeVisible();
    await expect(page).toHaveURL(site.url + list);
    await page.getByRole("searchbox").fill("brand new");
    await expect(page.getByRole("row", { name: /Brand new/ })).toBeVisible();
  });
}

test("§8 message: notes that are refused, lost, stale or out of session lose nothing, and actions say why they failed", async ({
  adminPage: page,
  request,
  site,
}) => {
  const headers = { origin: site.url };
  const api = "**/api/contactmessage";
  const lead = { name: "Inés", phone: "(801) 555-0100", email: "ines@example.com", message: "I would like to buy a home." };
  expect((await request.post("/api/Common/SendEmail", { data: lead })).ok()).toBe(true);
  const change = (data: object) => page.request.put("/api/contactmessage", { data: { contactMessageId: 1, ...data }, headers });

  await page.goto("/admin/contactuslist/1");
  await textbox(page, "Notes").fill("My words");
  await expectFailuresTold(page, { field: "Notes", typed: "My words", api, refused: "toast", lost: "toast" });
  await change({ notes: "Their words" });
  await expectConflictSettled(page, "Their words");
  await expect(page.getByText("Data was updated successfully")).toBeVisible();

  await toastsToGo(page);
  await textbox(page, "Notes").fill("Typed and kept");
  const answer = page.getByRole("button", { name: "Mark as answered" });
  for (const [how, text] of [["refused", "Not on a Sunday"] as const, ["lost", unreachable] as const])
    await whileWritesAre(page, api, how, async () => {
      await answer.click();
      await expectTold(page, "toast", text);
    });
  await change({ assignedOfficerId: 1 });
  await answer.click();
  await expect(page.getByText("An error occurred: Message was changed by someone else since you opened it")).toBeVisible();
  await expect(page.getByLabel("Assigned to")).toHaveValue("1");
  await answer.click();
  await expect(page.getByRole("button", { name: "Mark as not answered" })).toBeVisible();
  await expect(textbox(page, "Notes")).toHaveValue("Typed and kept");

  await page.context().clearCookies();
  await save(page);
  await signInAgain(page);
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  await page.getByText("History", { exact: true }).click();
  await page.getByRole("button", { name: "What changed in version 6" }).click();
  await expect(page.getByRole("insertion")).toHaveText("Typed and kept");
  await page.getByRole("button", { name: "What changed in version 4" }).click();
  await expect(page.getByRole("insertion").last()).toHaveText("Marisol Hernández");
});

test("§6 own profile: saves that are refused, lost, stale or out of session lose nothing", async ({ adminPage: page, site }) => {
  const api = "**/api/profile";
  await page.goto("/admin/profile");
  await textbox(page, "First Name").fill("My words");
  await expectFailuresTold(page, { field: "First Name", typed: "My words", api, refused: "line", lost: "line" });
  await page.request.put("/api/profile", { data: { firstName: "Their words" }, headers: { origin: site.url } });
  await page.context().clearCookies();
  await save(page);
  await signInAgain(page);
  const dialog = page.getByRole("alertdialog", { name: "Someone else changed this in the meantime" });
  await dialog.getByRole("radio", { name: "Take theirs Their words" }).check();
  await dialog.getByRole("button", { name: "Save with these choices" }).click();
  await expect(page.getByText("Data was updated successfully")).toBeVisible();
  await expect(textbox(page, "First Name")).toHaveValue("Their words");
  await page.goto("/admin/accounts");
  await page.getByRole("button", { name: "Suspend Owner" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("An error occurred: The site needs at least one active owner")).toBeVisible();
});

const lists = [
  { path: "/admin/blog", api: "**/api/blog", row: /Building Credit/ },
  { path: "/admin/blogcategory", api: "**/api/blogcategory", row: /Costs and Savings/ },
  { path: "/admin/pagecategory", api: "**/api/pagecategory", row: /Leadership Team/ },
  { path: "/admin/pagecontent", api: "**/api/pagecontent/getpagecontents", row: /FHA Loans/ },
  { path: "/admin/loanofficercms", api: "**/api/loanofficer", row: /Daniel Castillo/ },
];

test("§8 a list that does not load says so and is tried again; a record that is not deleted stays and says why", async ({
  adminPage: page,
}) => {
  for (const { path, api, row } of lists) {
    await page.route(api, (route) => route.fulfill({ status: 503, json: { success: false, message: "Down for a moment" } }));
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText("Failed to fetch data - Down for a moment");
    await page.unroute(api);
    await page.getByRole("button", { name: "Try again" }).click();
    const found = page.getByRole("row", { name: row });
    const record = `${api.replace("/getpagecontents", "")}/*`;
    for (const [how, text] of [["refused", "Not on a Sunday"] as const, ["lost", unreachable] as const])
      await whileWritesAre(page, record, how, async () => {
        await found.getByRole("button", { name: "Delete" }).click();
        await page.getByRole("button", { name: "Yes, delete it!" }).click();
        await expectTold(page, "toast", text);
      });
    await expect(found).toBeVisible();
  }
  for (const [path, api] of [
    ["/admin/resources", "**/api/WebResource"],
    ["/admin/accounts", "**/api/staff"],
    ["/admin/contactuslist", "**/api/contactmessage?*"],
    ["/admin/bin", "**/api/revisions/deleted*"],
    ["/admin/profile", "**/api/profile"],
    ["/admin/loanofficercms/edit/1", "**/api/loanofficer/1"],
  ] as const) {
    await page.route(api, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(`Failed to fetch data - ${unreachable}`);
    await page.unroute(api);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});
