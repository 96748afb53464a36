import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { officeDay } from "#lib/dates.ts";
import { maxDocumentBytes } from "#lib/document-files.ts";
import { addDays } from "#lib/weeks.ts";
import { claimStorage, listFiles } from "#platform/images/claim-storage.server.ts";
import { sweepImages } from "#platform/lifecycle/sweep-images.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { docxOf, pdfOf } from "#test/document-files.ts";
import { listDocuments } from "./reads.server.ts";

const { current, stranger, signIn } = testApp();

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const upload = (caller: Caller, bytes: Uint8Array) => caller("POST", "/api/document/file", { form: { DocumentFile: blob(bytes) } });
const storedFile = async (caller: Caller, bytes: Uint8Array = pdfOf()) => String((await upload(caller, bytes)).body.file);

async function addDocument(caller: Caller, fields: object = {}, bytes?: Uint8Array) {
  const json = { name: "Loan checklist", file: await storedFile(caller, bytes), ...fields };
  const { status, body } = await caller("POST", "/api/document", { json });
  expect([status, body.validationErrors]).toEqual([200, []]);
  return body.documentDto as { documentId: number; file: string; version: number };
}

const download = (path: string, init?: RequestInit) => current.app.request(path, init);
const today = officeDay(new Date());

describe("an upload", () => {
  it("is stored with the type and size that it has", async () => {
    const staff = await signIn("editor");
    const { status, body } = await upload(staff, docxOf());
    expect([status, body]).toMatchObject([200, { mediaType: expect.stringContaining("wordprocessingml"), bytes: docxOf().length }]);
    expect(body.file).toMatch(/^files\/[0-9a-f]{24}\.docx$/);
  });

  it("is refused with a sentence about its field if it is not what its name says, and nothing is stored", async () => {
    const staff = await signIn("editor");
    const { storage } = current.platform;
    const before = await listFiles(storage);
    const page = new File(["<!DOCTYPE html><script>alert(1)</script>"], "rates.pdf", { type: "application/pdf" });
    for (const file of [page, blob(pdfOf("<html>")), blob(pdfOf().subarray(0, 90)), new Blob(["a,b\n1,2\n"], { type: "text/csv" })]) {
      const { status, body } = await staff("POST", "/api/document/file", { form: { DocumentFile: file } });
      expect([status, body.validationErrors]).toMatchObject([
        400,
        [{ field: "DocumentFile", message: expect.stringMatching(/ PDF|damaged/) }],
      ]);
    }
    expect((await staff("POST", "/api/document/file", { form: { other: "text" } })).body).toMatchObject({
      validationErrors: [{ field: "DocumentFile" }],
    });
    expect((await staff("POST", "/api/document/file", { form: { ImageFile: blob(pdfOf()) } })).status).toBe(400);
    expect(await listFiles(storage)).toEqual(before);
  });

  it("is refused if it is too large, by its declared length before anything of it is read", async () => {
    const staff = await signIn("editor");
    const large = Buffer.concat([pdfOf(), Buffer.alloc(maxDocumentBytes)]);
    expect(await upload(staff, large)).toMatchObject({ status: 413, body: { message: expect.stringContaining("20 MB") } });
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": String(60 * 1024 * 1024) };
    const declared = await staff("POST", "/api/document/file", { raw: "--x--", headers });
    expect(declared).toMatchObject({ status: 413, body: { message: expect.stringContaining("20 MB") } });
  });

  it("needs the permission to write content", async () => {
    expect((await upload(stranger, pdfOf())).status).toBe(401);
    expect((await upload(await signIn("reviewer"), pdfOf())).status).toBe(403);
  });
});

describe("a document", () => {
  it("takes type and size from its file, and refuses a file that is not stored", async () => {
    const staff = await signIn("editor");
    const { documentId } = await addDocument(staff, { mediaType: "text/html", bytes: 1 });
    expect((await staff("GET", `/api/document/${documentId}`)).body.documentDto).toMatchObject({
      mediaType: "application/pdf",
      bytes: pdfOf().length,
      language: "both",
      expiresOn: null,
    });
    for (const file of [`files/${"0".repeat(24)}.pdf`, "../umbral.db", "umbral-installation.txt", `${"a".repeat(24)}.webp`]) {
      const { status, body } = await staff("POST", "/api/document", { json: { name: "X", file } });
      expect([status, body.validationErrors]).toMatchObject([400, [{ field: "file" }]]);
    }
  });

  it("keeps its address when its file is replaced by a draft, and only publishing it does so", async () => {
    const staff = await signIn();
    const { documentId } = await addDocument(staff);
    const path = `/documents/${documentId}/loan-checklist.pdf`;
    const former = await (await download(path)).text();
    const changes = [{ name: "file", value: await storedFile(staff, pdfOf("Second")) }];
    const draft = await staff("PUT", "/api/drafts", { json: { entity: "document", id: documentId, version: 1, changes } });
    expect(await (await download(path)).text()).toBe(former);
    const parts = (draft.body.draftDto as { parts: Array<{ part: string; revision: number }> }).parts;
    const read = parts.map(({ part, revision }) => ({ part, revision }));
    const json = { entity: "document", id: documentId, parts: read.map(({ part }) => part), read };
    expect((await staff("POST", "/api/drafts/publish", { json })).status).toBe(200);
    expect(await (await download(path)).text()).toContain("%Second");
    expect((await staff("GET", `/api/document/${documentId}`)).body.documentDto).toMatchObject({ bytes: pdfOf("Second").length });
  });

  it("is named to staff wherever it is linked: in a text of either language, a block and a draft", async () => {
    const staff = await signIn();
    const { documentId } = await addDocument(staff);
    const link = `<p><a href="/documents/${documentId}/x.pdf">Checklist</a></p>`;
    await staff("POST", "/api/blog", { json: { title: "Papers", translations: { es: { postContents: link } } } });
    await current.platform.db.insert(pageContents).values({ title: "Forms", kind: "documents", props: { documents: [documentId] } });
    const changes = [
      { name: "name", value: "Campaign" },
      { name: "body", value: link },
    ];
    await staff("PUT", "/api/drafts", { json: { entity: "pagecategory", version: 0, changes } });
    const { body } = await staff("GET", "/api/document/uses");
    const uses = body.useListVm as Array<{ entity: string }>;
    expect(uses.toSorted((one, other) => one.entity.localeCompare(other.entity))).toMatchObject([
      { documentId, entity: "blog", title: "Papers", place: "record" },
      { documentId, entity: "pagecategory", title: "Campaign", place: "draft" },
      { documentId, entity: "pagecontent", title: "Forms", place: "record" },
    ]);
  });
});

describe("the address of a document", () => {
  it("sends a PDF with its honest type, to be shown, and nothing in it may run", async () => {
    const { documentId } = await addDocument(await signIn("editor"), { name: "Guía “básica” /\u202e 2026" });
    const response = await download(`/documents/${documentId}/anything.pdf`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/sandbox.*default-src 'none'/),
      "content-disposition": `inline; filename="guia-basica-2026.pdf"; filename*=UTF-8''Gu%C3%ADa%20%E2%80%9Cb%C3%A1sica%E2%80%9D%20-%202026.pdf`,
      "cache-control": "public, no-cache",
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdfOf())).toBe(true);
    const again = { headers: { "if-none-match": response.headers.get("etag") ?? "" } };
    expect((await download(`/documents/${documentId}/anything.pdf`, again)).status).toBe(304);
  });

  it("is sent in parts with its whole length, and its file is closed when the visitor leaves", async () => {
    const bytes = pdfOf("x".repeat(300_000));
    const { documentId } = await addDocument(await signIn("editor"), {}, bytes);
    const { storage } = current.platform;
    const opened = vi.spyOn(storage, "openStream");
    onTestFinished(() => opened.mockRestore());
    const response = await download(`/documents/${documentId}/x.pdf`);
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeLessThan(bytes.length);
    await reader?.cancel();
    const stream = await opened.mock.results[0]?.value;
    expect(stream).toMatchObject({ destroyed: true });
  });

  it("has other types downloaded", async () => {
    const { documentId } = await addDocument(await signIn("editor"), {}, docxOf());
    const { headers } = await download(`/documents/${documentId}/x.docx`);
    expect(headers.get("content-disposition")).toContain('attachment; filename="loan-checklist.docx"');
  });

  it("works until the end of its last day, and not for what is deleted or never was", async () => {
    const staff = await signIn("editor");
    const { db } = current.platform;
    const { documentId: lastDay } = await addDocument(staff, { expiresOn: today });
    const { documentId: expired } = await addDocument(staff, { expiresOn: addDays(today, -1) });
    const { documentId: deleted } = await addDocument(staff);
    expect((await staff("DELETE", `/api/document/${deleted}`)).status).toBe(200);
    const statusOf = async (id: number | string) => (await download(`/documents/${id}/x.pdf`)).status;
    expect([await statusOf(lastDay), await statusOf(expired), await statusOf(deleted)]).toEqual([200, 404, 404]);
    expect([await statusOf(9999), await statusOf("nine"), await statusOf("99999999999999")]).toEqual([404, 404, 404]);
    expect((await stranger("GET", `/api/document/${lastDay}`)).status).toBe(200);
    expect((await stranger("GET", `/api/document/${expired}`)).status).toBe(404);
    expect(await listDocuments(db, [expired, lastDay, deleted], "en", today)).toMatchObject([{ id: lastDay }]);
  });
});

it("a file stays while its document, a draft or the Trash needs it, and is removed then", async () => {
  const staff = await signIn();
  const { db, storage } = current.platform;
  await claimStorage(db, storage, []);
  const { documentId, file } = await addDocument(staff);
  const orphan = await storedFile(staff);
  const drafted = await storedFile(staff);
  const changes = [
    { name: "name", value: "Later" },
    { name: "file", value: drafted },
  ];
  await staff("PUT", "/api/drafts", { json: { entity: "document", version: 0, changes } });
  await staff("DELETE", `/api/document/${documentId}`);
  const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000);
  await sweepImages(current.platform, inTwoDays);
  const isThere = async (name: string) => (await storage.read(name)) !== undefined;
  expect([await isThere(file), await isThere(drafted), await isThere(orphan)]).toEqual([true, true, false]);
  expect((await staff("POST", "/api/revisions/emptybin", { json: { upTo: 1_000_000 } })).status).toBe(200);
  await sweepImages(current.platform, inTwoDays);
  expect([await isThere(file), await isThere(drafted)]).toEqual([false, true]);
});
