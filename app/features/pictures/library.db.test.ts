import { describe, expect, it } from "vitest";
import { claimStorage } from "#platform/images/claim-storage.server.ts";
import { sweepImages } from "#platform/lifecycle/sweep-images.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { samplePicture } from "#test/pictures.ts";

const { current, stranger, signIn } = testApp();

type Picture = { name: string; alt: string; version: number; useCount: number; focusX: number };
type Use = { entity: string; entityId: number; title: string; place: string };

const store = async (staff: Caller) => String((await staff("POST", "/api/image", { form: { ImageFile: samplePicture() } })).body.image);

const list = async (staff: Caller, query = "") => (await staff("GET", `/api/images${query}`)).body.pictureListVm as Picture[];
const namesOf = async (staff: Caller, query: string) => (await list(staff, query)).map(({ name }) => name);
const usesOf = async (staff: Caller, name: string) => (await staff("GET", `/api/image/uses?name=${name}`)).body.useListVm as Use[];
const read = async (staff: Caller, path: string) => Object.values((await staff("GET", path)).body)[0] as Record<string, unknown>;

/** A section, a post's text in Spanish and a setting's value show the picture. */
async function useEverywhere(staff: Caller, name: string) {
  const section = { title: "Porch", image: name, imageAlt: "A porch", translations: { es: { imageAlt: "Un porche" } } };
  await staff("POST", "/api/pagecontent", { json: section });
  const es = { title: "Casa", postContents: `<p><img src="/resources/${name}" alt="Un porche"></p>` };
  await staff("POST", "/api/blog", { json: { title: "House", postContents: "<p>Text</p>", translations: { es } } });
  await staff("POST", "/api/WebResource", { json: { Context: "company.picture", Value: `/resources/${name}` } });
}

describe("the library", () => {
  it("lists pictures newest first, finds them by what they show and by who uses them, and knows the unused", async () => {
    const staff = await signIn();
    const [porch, unused] = [await store(staff), await store(staff)];
    await useEverywhere(staff, porch);
    expect(await list(staff)).toMatchObject([
      { name: unused, useCount: 0, alt: "" },
      { name: porch, useCount: 3, title: "House", alt: "A porch", translations: { es: { alt: "Un porche" } } },
    ]);
    expect(await namesOf(staff, "?filterKey=PORCHE")).toEqual([porch]);
    expect(await namesOf(staff, "?filterKey=company.picture")).toEqual([porch]);
    expect(await namesOf(staff, "?filterKey=nowhere")).toEqual([]);
    expect(await namesOf(staff, "?show=unused")).toEqual([unused]);
    expect(await namesOf(staff, "?show=sample")).toEqual([]);
    expect((await stranger("GET", "/api/images")).status).toBe(401);
  });

  it("keeps pictures that staff upload with a label, and finds them by it", async () => {
    const staff = await signIn();
    const { db, storage } = current.platform;
    await claimStorage(db, storage, []);
    const form = { ImageFile: samplePicture(), labels: JSON.stringify(["Porches", " porches ", "Utah"]) };
    const labeled = String((await staff("POST", "/api/image", { form })).body.image);
    const bare = await store(staff);
    expect(await list(staff, "?label=Utah")).toMatchObject([{ name: labeled, labels: ["Porches", "Utah"] }]);
    expect(await namesOf(staff, "?filterKey=porches")).toEqual([labeled]);
    expect((await staff("GET", "/api/images?label=Nowhere")).body).toMatchObject({ pictureListVm: [], labelListVm: ["Porches", "Utah"] });
    const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000);
    await sweepImages(current.platform, inTwoDays);
    expect(await namesOf(staff, "")).toEqual([labeled]);
    expect(await storage.read(bare)).toBeUndefined();
    expect((await staff("PUT", "/api/image", { json: { name: labeled, labels: [] } })).status).toBe(200);
    await sweepImages(current.platform, inTwoDays);
    expect(await namesOf(staff, "")).toEqual([]);
    const refused = { name: labeled, labels: ["x".repeat(41)] };
    expect((await staff("PUT", "/api/image", { json: refused })).status).toBe(400);
  });

  it("lists where a picture is used: in records, in the Trash, and in older versions", async () => {
    const staff = await signIn();
    const [porch, other] = [await store(staff), await store(staff)];
    await useEverywhere(staff, porch);
    await staff("PUT", "/api/pagecontent", { json: { webPageContentId: 1, image: other } });
    await staff("DELETE", "/api/blog/1");
    expect(await usesOf(staff, porch)).toEqual([
      { entity: "blog", entityId: 1, title: "House", place: "trash" },
      { entity: "pagecontent", entityId: 1, title: "Porch", place: "former" },
      { entity: "webresource", entityId: 1, title: "company.picture", place: "record" },
    ]);
    const refusal = await staff("DELETE", `/api/image?name=${porch}`);
    expect(refusal).toMatchObject({ status: 409, body: { success: false } });
  });

  it("keeps a picture's description, and reports a conflict to the second of two", async () => {
    const [staff, reviewer] = [await signIn(), await signIn("reviewer")];
    const name = await store(staff);
    const change = { name, version: 1, alt: "A gate", translations: { es: { alt: "Una reja" } }, imageFocus: { x: 10, y: 90 } };
    expect((await staff("PUT", "/api/image", { json: change })).body.pictureDto).toMatchObject({
      ...{ alt: "A gate", translations: { es: { alt: "Una reja" } }, focusX: 10, focusY: 90, version: 2 },
    });
    expect(await staff("PUT", "/api/image", { json: change })).toMatchObject({ status: 409, body: { current: { alt: "A gate" } } });
    expect((await reviewer("PUT", "/api/image", { json: { name, alt: "No" } })).status).toBe(403);
    const long = await staff("PUT", "/api/image", { json: { name, alt: "x".repeat(301) } });
    expect(long).toMatchObject({ status: 400, body: { validationErrors: [{ field: "alt" }] } });
    expect((await staff("GET", "/api/image?name=no.webp")).status).toBe(400);
  });

  it("deletes what nothing needs, once", async () => {
    const staff = await signIn();
    const name = await store(staff);
    expect((await staff("DELETE", `/api/image?name=${name}`)).body).toMatchObject({ success: true });
    expect(await list(staff)).toEqual([]);
    expect((await staff("DELETE", `/api/image?name=${name}`)).status).toBe(400);
  });
});

describe("replacing a picture everywhere", () => {
  const words = { alt: "A gate", translations: JSON.stringify({ es: { alt: "Una reja" } }) };

  it("changes every record that shows it, each with its history, and can be undone there", async () => {
    const staff = await signIn();
    const porch = await store(staff);
    await useEverywhere(staff, porch);
    const { body } = await staff("POST", "/api/image/replace", { form: { name: porch, ...words, ImageFile: samplePicture() } });
    const gate = (body.pictureDto as Picture).name;
    expect(body).toMatchObject({ replacedCount: 3, pictureDto: { alt: "A gate" } });
    expect(await read(staff, "/api/pagecontent/1")).toMatchObject({
      ...{ image: gate, imageAlt: "A gate", version: 2, translations: { es: { imageAlt: "Una reja" } } },
    });
    const post = await read(staff, "/api/blog/1");
    expect(post.translations).toEqual({ es: { title: "Casa", postContents: `<p><img alt="Una reja" src="/resources/${gate}" /></p>` } });
    expect((await usesOf(staff, gate)).map(({ place }) => place)).toEqual(["record", "record", "record"]);
    expect((await usesOf(staff, porch)).map(({ place }) => place)).toEqual(["former", "former", "former"]);
    const history = (await staff("GET", "/api/revisions?entity=pagecontent&id=1")).body.revisionListVm as Array<{ revisionId: number }>;
    await staff("POST", "/api/revisions/restore", { json: { revisionId: history[1]?.revisionId } });
    expect(await read(staff, "/api/pagecontent/1")).toMatchObject({ image: porch, imageAlt: "A porch" });
    expect((await current.app.request(`/resources/${porch}`)).status).toBe(200);
  });

  it("changes nothing when it is refused: without another picture, without a description, or for lack of permission", async () => {
    const [staff, reviewer] = [await signIn(), await signIn("reviewer")];
    const porch = await store(staff);
    await useEverywhere(staff, porch);
    const replace = (json: object, caller = staff) =>
      caller("POST", "/api/image/replace", { json: { name: porch, alt: "A gate", ...json } });
    expect((await replace({ image: porch })).body).toMatchObject({ validationErrors: [{ field: "image" }] });
    expect((await replace({ image: "no.webp" })).status).toBe(400);
    expect((await replace({ image: await store(staff), alt: " " })).body).toMatchObject({ validationErrors: [{ field: "alt" }] });
    expect((await replace({ image: porch }, reviewer)).status).toBe(403);
    expect((await usesOf(staff, porch)).map(({ place }) => place)).toEqual(["record", "record", "record"]);
  });
});
