-- Search texts from before a telephone number was found by its digits: they go to the end, as lib/search-text.ts puts them.
UPDATE "loan_officers" SET "search_text" = "search_text" || ' ' || "numbers"."digits" FROM (
  SELECT "loan_officer_id", string_agg(regexp_replace(regexp_replace("number"[1], '\D', '', 'g'), '^1(\d{10})$', '\1'), ' ') AS "digits"
  FROM "loan_officers", regexp_matches("phone_number", '\+?\(?\d[\d\s()./-]{5,20}\d', 'g') AS "number" WHERE length("phone_number") <= 80 GROUP BY 1
) AS "numbers" WHERE "numbers"."loan_officer_id" = "loan_officers"."loan_officer_id" AND strpos("search_text", "digits") = 0;
--> statement-breakpoint
UPDATE "contact_messages" SET "search_text" = "search_text" || ' ' || "numbers"."digits" FROM (
  SELECT "contact_message_id", string_agg(regexp_replace(regexp_replace("number"[1], '\D', '', 'g'), '^1(\d{10})$', '\1'), ' ') AS "digits"
  FROM "contact_messages", regexp_matches("phone", '\+?\(?\d[\d\s()./-]{5,20}\d', 'g') AS "number" WHERE length("phone") <= 80 GROUP BY 1
) AS "numbers" WHERE "numbers"."contact_message_id" = "contact_messages"."contact_message_id" AND strpos("search_text", "digits") = 0;
--> statement-breakpoint
-- And from before HTML's names of characters were read, and characters without a width left out.
DO $$
DECLARE searched text;
BEGIN
  FOREACH searched IN ARRAY ARRAY['blog_posts', 'blog_categories', 'page_contents', 'page_categories', 'loan_officers', 'web_resources', 'contact_messages'] LOOP
    EXECUTE format($update$
      UPDATE %I SET search_text = trim(regexp_replace(regexp_replace(
        replace(replace(replace(replace(replace(replace(search_text, '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
        '[\u00ad\u200b-\u200d\u2060]', '', 'g'), ' +', ' ', 'g'))
      WHERE search_text ~ '&(nbsp|lt|gt|quot|#39|amp);|[\u00ad\u200b-\u200d\u2060]'
    $update$, searched);
  END LOOP;
END $$;
