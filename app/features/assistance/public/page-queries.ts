import { answerNames } from "#app/features/assistance/answers.ts";
import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  "/assistance": { texts: answerNames },
};
