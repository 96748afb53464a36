-- Sessions that are older than the column were last confirmed when they began, not when the column was added.
UPDATE "sessions" SET "confirmed_at" = "created_at";
