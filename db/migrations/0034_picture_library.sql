ALTER TABLE "images" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An index wants a function that always answers the same: names of pictures are 24 hexadecimal digits, wherever they stand.
CREATE FUNCTION pictures_in(state jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT match[1]), '{}') FROM regexp_matches(state::text, '([0-9a-f]{24})', 'g') match
$$;--> statement-breakpoint
CREATE INDEX "revisions_pictures_index" ON "revisions" USING gin (pictures_in("state"));--> statement-breakpoint
-- What records say of their pictures is what the library starts with.
UPDATE "images" SET "alt" = "described"."alt",
  "translations" = CASE WHEN "described"."es" <> '' THEN jsonb_build_object('es', jsonb_build_object('alt', "described"."es")) ELSE '{}'::jsonb END
FROM (
  SELECT DISTINCT ON ("image") "image", "image_alt" AS "alt", coalesce("translations" #>> '{es,imageAlt}', '') AS "es"
  FROM (SELECT "image", "image_alt", "translations" FROM "page_contents" UNION ALL SELECT "image", "image_alt", "translations" FROM "blog_posts") AS "pictured"
  WHERE "image" IS NOT NULL AND "image_alt" <> '' ORDER BY "image", "image_alt"
) AS "described" WHERE "images"."name" = "described"."image";--> statement-breakpoint
-- What the installation itself wrote came with it.
UPDATE "images" SET "is_sample" = true WHERE EXISTS (
  SELECT FROM "revisions" WHERE pictures_in("state") @> ARRAY[left("name", 24)] AND "action" = 'create' AND "user_id" IS NULL
);
