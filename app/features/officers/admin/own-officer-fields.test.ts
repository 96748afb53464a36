import { expect, it, vi } from "vitest";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { storeCheckedPhoto } from "./own-officer-fields.tsx";

it("an officer's photo that cannot be used is explained and not sent", async () => {
  const store = vi.fn(async () => "stored.webp");
  for (const { pictureProblems: problems } of [fieldTexts.en, fieldTexts.es]) {
    await expect(storeCheckedPhoto(new File(["\0\0\0\x18ftypheic"], "a.heic"), { problems, store })).rejects.toThrow(problems.heic);
    await expect(storeCheckedPhoto(new File(["<svg xmlns="], "a.svg"), { problems, store })).rejects.toThrow(problems.format);
  }
  expect(store).not.toHaveBeenCalled();
  const usable = { problems: fieldTexts.en.pictureProblems, store, check: async () => undefined };
  expect(await storeCheckedPhoto(new File(["x"], "a.png"), usable)).toBe("stored.webp");
});
