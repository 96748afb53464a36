/** How a screen says that a save failed: a box beside Save, the same in the specified words, a toast, a popup that stays, or a line. */
export type FailureNotice = "box" | "fetchBox" | "toast" | "popup" | "line";

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
  refusedOnAdd?: FailureNotice;
  refusedOnEdit?: FailureNotice;
  lostOnAdd?: FailureNotice;
  lostOnEdit?: FailureNotice;
};

const createResponse = "Data was created successfully";
export const unreachable = "The server couldn't be reached";

export const screens: Screen[] = [
  {
    name: "blog",
    api: "**/api/blog",
    list: "/admin/blog",
    edit: "/admin/blog/edit/1",
    add: "New Blog Post",
    field: "Title",
    theirs: { blogId: 1, title: "Their words" },
    fields: { Title: "Brand new" },
    created: createResponse,
    updated: createResponse,
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
    created: createResponse,
    updated: createResponse,
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
    created: createResponse,
    updated: createResponse,
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
    created: createResponse,
    updated: createResponse,
    refusedOnAdd: "fetchBox",
    lostOnAdd: "fetchBox",
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
    created: createResponse,
    updated: "Data was updated successfully",
    refusedOnEdit: "popup",
    lostOnEdit: "popup",
  },
  {
    name: "resource",
    api: "**/api/WebResource",
    list: "/admin/resources",
    edit: "/admin/resource/edit?id=8",
    add: "New Resource",
    field: "Value",
    theirs: { WebResourceId: 8, Value: "Their words" },
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
    created: createResponse,
    updated: "Data was updated successfully",
  },
];
