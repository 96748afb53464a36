import { checkPicture, type PictureProblem } from "#app/admin-kit/check-picture.ts";

type Options = { problems: Record<PictureProblem, string>; store: (file: File) => Promise<string>; check?: typeof checkPicture };

/** Stores a photo that the server would take. For any other it fails with the reason, before anything is sent. */
export async function storeCheckedPhoto(file: File, { problems, store, check = checkPicture }: Options): Promise<string> {
  const problem = await check(file);
  if (problem) throw new Error(problems[problem]);
  return store(file);
}
