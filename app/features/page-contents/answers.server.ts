import { pageContents } from "#db/tables/page-contents.server.ts";
import { pictureSize } from "#lib/answers.ts";
import { recordAnswer, staffColumns } from "#platform/api/record-answer.server.ts";

export const pageContent = recordAnswer(pageContents, [...staffColumns, "status"]).extend(pictureSize);
