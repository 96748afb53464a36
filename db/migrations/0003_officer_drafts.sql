-- contracts: 0003_officer_drafts, since when officers' proposals are drafts
-- Hand-written: what officers proposed becomes drafts that wait for approval, or that were returned.
INSERT INTO "draft_parts" ("entity", "entity_id", "part", "fields", "base_version", "changed_by", "changed_at", "asked_by", "asked_at", "returned_at", "return_reason")
SELECT 'loanofficer', p."loan_officer_id", f."part", jsonb_object_agg(f."name", f."value"), p."base_version", p."user_id", p."created_at", p."user_id", p."created_at", p."declined_at", p."decline_reason"
FROM "officer_proposals" p
JOIN "loan_officers" o ON o."loan_officer_id" = p."loan_officer_id"
CROSS JOIN LATERAL (
  SELECT CASE WHEN own.key IN ('subTitle', 'description') THEN 'en' ELSE 'shared' END AS "part", own.key AS "name", own.value AS "value"
  FROM jsonb_each(p."patch" - 'translations') own
  UNION ALL
  SELECT 'es', spanish.key, spanish.value
  FROM jsonb_each(coalesce(p."patch" #> '{translations,es}', '{}')) spanish
  WHERE spanish.value <> coalesce(o."translations" #> ARRAY['es', spanish.key], '""')
) f
GROUP BY p."loan_officer_id", f."part";--> statement-breakpoint
DROP TABLE "officer_proposals" CASCADE;
