import { expect, it } from "vitest";
import { databaseBefore } from "#test/former-database.ts";

it("service cards of an earlier version keep the icons that followed their position", async () => {
  const { client, migrate } = await databaseBefore("_section_icons");
  const cards = Array.from({ length: 7 }, (_, index) => `('Card ${index}', 2, ${70 - index * 10}, 'published')`);
  await client.exec(`
    insert into page_categories (name, slug) values ('Home', 'home'), ('Services', 'home-services');
    insert into page_contents (title, categories_id, sort_order, status) values
      ('Hero', 1, 10, 'published'), ('Draft', 2, 5, 'draft'), ${cards.join(", ")};`);
  await migrate();
  const { rows } = await client.query<{ title: string; icon: string }>("select title, icon from page_contents order by sort_order, title");
  expect(rows.map(({ title, icon }) => `${title} ${icon}`.trim())).toEqual([
    "Draft",
    "Card 6 house",
    "Hero",
    "Card 5 refinance",
    "Card 4 building",
    "Card 3 landmark",
    "Card 2 medal",
    "Card 1 gem",
    "Card 0",
  ]);
  await client.close();
}, 90_000);
