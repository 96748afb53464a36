import { callApi } from "./api-client.ts";

/** Stores a picture that belongs into a text; answers the address by which the text shows it. */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.set("ImageFile", file);
  const { image } = await callApi("POST /api/image", { body });
  return `/resources/${image}`;
}
