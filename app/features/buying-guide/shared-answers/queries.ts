import { callApi } from "#app/admin-kit/api-client.ts";

export const openSharedAnswers = async (code: string) =>
  (await callApi("POST /api/sharedanswers/open", { body: { code } })).sharedAnswersDto;
