ALTER TABLE "page_contents" ADD COLUMN "icon" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now a card's icon followed its position: those that are there keep theirs.
UPDATE "page_contents" SET "icon" = (ARRAY['house', 'refinance', 'building', 'landmark', 'medal', 'gem'])[cards.position]
FROM (
  SELECT "web_page_content_id", row_number() OVER (ORDER BY "sort_order", "web_page_content_id") AS position
  FROM "page_contents"
  WHERE "status" = 'published'
    AND "categories_id" = (SELECT "web_page_category_id" FROM "page_categories" WHERE "slug" = 'home-services')
) AS cards
WHERE cards."web_page_content_id" = "page_contents"."web_page_content_id" AND cards.position <= 6;
