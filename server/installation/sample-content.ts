import { assistanceProgramDefinition } from "#app/features/assistance/definition.server.ts";
import { blogCategoryDefinition } from "#app/features/blog/categories/definition.server.ts";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import { replyTemplateDefinition } from "#app/features/leads/reply-templates/definition.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { settingGroups } from "#app/features/settings/registry.ts";
import { writeDefaultSettings } from "#app/features/settings/write-defaults.server.ts";
import { samplePosts } from "#db/sample/articles.ts";
import { type SampleProgram, samplePrograms } from "#db/sample/assistance-programs.ts";
import { sampleBlogCategories } from "#db/sample/blog-categories.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import { type SampleReplyTemplate, sampleReplyTemplates } from "#db/sample/reply-templates.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";

const pages = contentStore(pageCategoryDefinition);
const sections = contentStore(pageContentDefinition);
const officers = contentStore(loanOfficerDefinition);
const categories = contentStore(blogCategoryDefinition);
const posts = contentStore(blogPostDefinition);
const programs = contentStore(assistanceProgramDefinition);
const replyTemplates = contentStore(replyTemplateDefinition);

const installation = { userId: null };

export type SamplePictures = (name: string | undefined) => string | null;

/** In one transaction. */
export async function writeSampleContent(tx: Db, pictures: SamplePictures, now: Date): Promise<void> {
  for (const page of samplePages) await writePage(tx, page, null, pictures);
  await writeOfficers(tx, pictures);
  await writeBlog(tx, pictures, now);
  for (const group of settingGroups) await writeDefaultSettings(tx, group);
  for (const template of sampleReplyTemplates) await writeReplyTemplate(tx, template);
  for (const program of samplePrograms) await writeProgram(tx, program);
}

export async function writePage(tx: Db, page: SamplePage, parentId: number | null, pictures: SamplePictures): Promise<void> {
  const { slug, name, body, description, es } = page;
  const category = await pages.create(tx, { slug, name, body, description, parentId, translations: { es } }, installation);
  const categoriesId = category.webPageCategoryId;
  const rows = page.sections.map(({ image, es: spanish, ...section }, index) => ({
    ...section,
    categoriesId,
    image: pictures(image),
    sortOrder: (index + 1) * 10,
    translations: { es: spanish },
  }));
  await sections.createAll(tx, rows, installation);
  for (const part of page.parts ?? []) await writePage(tx, part, categoriesId, pictures);
}

async function writeOfficers(tx: Db, pictures: SamplePictures): Promise<void> {
  const rows = sampleOfficers.map(({ image, es, ...officer }, index) => ({
    ...officer,
    image1: pictures(image),
    sortOrder: (index + 1) * 10,
    translations: { es },
  }));
  await officers.createAll(tx, rows, installation);
}

/** 9 a.m. in Utah, in winter. */
const morningHour = 16;

async function writeBlog(tx: Db, pictures: SamplePictures, now: Date): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const { es, ...category } of sampleBlogCategories) {
    const row = await categories.create(tx, { ...category, translations: { es } }, installation);
    categoryIds.set(category.slug, row.blogCategoryId);
  }
  const rows = samplePosts.toReversed().map(({ category, image, daysBefore, es, ...post }) => {
    const publishedAt = new Date(now);
    publishedAt.setUTCDate(now.getUTCDate() - daysBefore);
    publishedAt.setUTCHours(morningHour, 0, 0, 0);
    const placement = { categoriesId: categoryIds.get(category) ?? null, image: pictures(image), publishedAt };
    return { ...post, ...placement, translations: { es } };
  });
  await posts.createAll(tx, rows, installation);
}

export async function writeReplyTemplate(tx: Db, { es, ...template }: SampleReplyTemplate): Promise<void> {
  await replyTemplates.create(tx, { ...template, translations: { es } }, installation);
}

export async function writeProgram(tx: Db, { es, ...program }: SampleProgram): Promise<void> {
  await programs.create(tx, { ...program, translations: { es } }, installation);
}
