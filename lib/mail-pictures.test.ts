import { expect, it } from "vitest";
import { mailPictureFile, mailPicturePath, parseMailPicture } from "./mail-pictures.ts";

const name = "0123456789abcdef01234567.webp";

it("a picture in a mail has a JPEG's address with its description, and leads back to the stored picture", () => {
  expect(mailPicturePath(name, "Una familia ante su casa ñ")).toBe(
    "/resources/0123456789abcdef01234567-mail-una-familia-ante-su-casa-n.jpg",
  );
  expect(mailPicturePath(name, "")).toBe(`/resources/${mailPictureFile(name)}`);
  for (const description of ["", "Casa nueva", "🏡", "x".repeat(200)]) {
    const file = mailPicturePath(name, description).replace("/resources/", "");
    expect(parseMailPicture(file), description).toBe(name);
  }
  for (const file of [name, "x-mail.jpg", `${name}-mail.jpg`, "0123456789abcdef01234567-mail-A.jpg"])
    expect(parseMailPicture(file), file).toBeUndefined();
});
