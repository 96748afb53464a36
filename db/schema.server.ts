/** Every table in one object, as Drizzle and its migration generator want it. */
export * from "./tables/audit-events.server.ts";
export * from "./tables/blog-categories.server.ts";
export * from "./tables/blog-posts.server.ts";
export * from "./tables/contact-messages.server.ts";
export * from "./tables/images.server.ts";
export * from "./tables/loan-officers.server.ts";
export * from "./tables/mail-jobs.server.ts";
export * from "./tables/message-events.server.ts";
export * from "./tables/page-categories.server.ts";
export * from "./tables/page-contents.server.ts";
export * from "./tables/page-views.server.ts";
export * from "./tables/rate-limits.server.ts";
export * from "./tables/revisions.server.ts";
export * from "./tables/site-state.server.ts";
export * from "./tables/staff.server.ts";
export * from "./tables/used-form-tokens.server.ts";
export * from "./tables/web-resources.server.ts";
