-- Officers of before have their number and nothing else: it stands for the license of the office's state, so that they go on
-- as they were. Former states too, for those that are restored.
UPDATE "loan_officers"
SET "licenses" = jsonb_build_array(jsonb_build_object('state', 'UT', 'number', "license_number", 'from', '', 'until', ''))
WHERE "licenses" = '[]'::jsonb AND trim("license_number") <> '';--> statement-breakpoint
UPDATE "revisions"
SET "state" = "state" || jsonb_build_object('licenses', jsonb_build_array(jsonb_build_object('state', 'UT', 'number', "state"->>'licenseNumber', 'from', '', 'until', '')))
WHERE "entity" = 'loanofficer' AND NOT "state" ? 'licenses' AND trim(coalesce("state"->>'licenseNumber', '')) <> '';
