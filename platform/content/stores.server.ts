import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { webResourceCategories, webResources } from "#db/tables/web-resources.server.ts";
import { contentStore } from "./content-store.server.ts";
import { parentIn, pictureIn, type Reference } from "./references.server.ts";

const blogCategory: Reference = { field: "categoriesId", to: blogCategories.blogCategoryId, label: "blog category" };
const page: Reference = { field: "categoriesId", to: pageCategories.webPageCategoryId, label: "page category" };
const resourceCategory: Reference = {
  field: "webResourceCategoryId",
  to: webResourceCategories.webResourceCategoryId,
  label: "resource category",
};

const officerIn = (field: string) => ({ field, to: loanOfficers.loanOfficerId, label: "loan officer" });

/** The writers of all content tables, by the name that revisions know them by. */
export const stores = {
  blog: contentStore({
    entity: "blog",
    label: "Blog post",
    table: blogPosts,
    key: "blogId",
    searched: ["title", "summary", "postContents"],
    html: ["postContents"],
    references: [blogCategory, pictureIn("image")],
  }),
  blogcategory: contentStore({
    entity: "blogcategory",
    label: "Blog category",
    table: blogCategories,
    key: "blogCategoryId",
    searched: ["name", "body"],
    html: ["body"],
    references: [parentIn(blogCategories.blogCategoryId)],
  }),
  pagecategory: contentStore({
    entity: "pagecategory",
    label: "Page category",
    table: pageCategories,
    key: "webPageCategoryId",
    searched: ["name", "slug", "body"],
    html: ["body"],
    references: [parentIn(pageCategories.webPageCategoryId)],
  }),
  pagecontent: contentStore({
    entity: "pagecontent",
    label: "Page content",
    table: pageContents,
    key: "webPageContentId",
    searched: ["title", "body"],
    html: ["body"],
    references: [page, pictureIn("image")],
  }),
  loanofficer: contentStore({
    entity: "loanofficer",
    label: "Loan officer",
    table: loanOfficers,
    key: "loanOfficerId",
    searched: ["firstName", "lastName", "title", "subTitle", "licenseNumber", "phoneNumber", "email"],
    html: ["description"],
    references: [pictureIn("image1")],
  }),
  webresource: contentStore({
    entity: "webresource",
    label: "Resource",
    table: webResources,
    key: "webResourceId",
    searched: ["context", "value"],
    html: [],
    references: [resourceCategory],
  }),
  contactmessage: contentStore({
    entity: "contactmessage",
    label: "Message",
    table: contactMessages,
    key: "contactMessageId",
    searched: ["name", "email", "phone", "message", "notes"],
    html: [],
    references: [officerIn("loanOfficerId"), officerIn("assignedOfficerId")],
  }),
};
