import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { webResources } from "#db/tables/web-resources.server.ts";
import { contentStore } from "./content-store.server.ts";

/** The writers of all content tables, by the name that revisions know them by. */
export const stores = {
  blog: contentStore({
    entity: "blog",
    label: "Blog post",
    table: blogPosts,
    key: "blogId",
    searched: ["title", "summary", "postContents"],
  }),
  blogcategory: contentStore({
    entity: "blogcategory",
    label: "Blog category",
    table: blogCategories,
    key: "blogCategoryId",
    searched: ["name", "body"],
  }),
  pagecategory: contentStore({
    entity: "pagecategory",
    label: "Page category",
    table: pageCategories,
    key: "webPageCategoryId",
    searched: ["name", "slug", "body"],
  }),
  pagecontent: contentStore({
    entity: "pagecontent",
    label: "Page content",
    table: pageContents,
    key: "webPageContentId",
    searched: ["title", "body"],
  }),
  loanofficer: contentStore({
    entity: "loanofficer",
    label: "Loan officer",
    table: loanOfficers,
    key: "loanOfficerId",
    searched: ["firstName", "lastName", "title", "subTitle", "licenseNumber", "phoneNumber", "email"],
  }),
  webresource: contentStore({
    entity: "webresource",
    label: "Resource",
    table: webResources,
    key: "webResourceId",
    searched: ["context", "value"],
  }),
  contactmessage: contentStore({
    entity: "contactmessage",
    label: "Message",
    table: contactMessages,
    key: "contactMessageId",
    searched: ["name", "email", "phone", "message", "notes"],
  }),
};
