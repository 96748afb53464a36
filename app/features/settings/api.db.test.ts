import { describe, expect, it } from "vitest";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { testApp } from "#test/app.ts";
import { webResourceCategories } from "./tables/web-resources.server.ts";

const { current, stranger, signIn } = testApp();

const addCategory = (name: string) => current.platform.db.insert(webResourceCategories).values({ name });

describe("web resources", () => {
  it("keep the whole input of a create, under the names that the forms send", async () => {
    const staff = await signIn();
    await addCategory("Contact");
    const json = { webResourceCategoryId: 1, Context: "office.motto", Value: "Welcome 🏡", translations: { es: { value: "Bienvenidos" } } };
    const { status, body } = await staff("POST", "/api/WebResource", { json });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: "Resource was added successfully",
      webResourceDto: {
        webResourceId: 1,
        webResourceCategoryId: 1,
        context: "office.motto",
        value: "Welcome 🏡",
        translations: json.translations,
      },
    });
  });

  it("are changed under either spelling, and only in the fields that came", async () => {
    const staff = await signIn();
    await staff("POST", "/api/webresource", { json: { context: "a", value: "1" } });
    const first = await staff("PUT", "/api/WebResource", { json: { WebResourceId: 1, Value: "2", webResourceCategoryId: 0 } });
    expect(first.body).toMatchObject({
      message: "Resource was edited successfully",
      webResourceDto: { context: "a", value: "2", version: 2 },
    });
    const second = await staff("PUT", "/api/webresource", { json: { webResourceId: "1", context: "b", version: 2 } });
    expect(second.body).toMatchObject({ webResourceDto: { context: "b", value: "2", version: 3 } });
  });

  it("withdraw what they were, whichever language changes, and the default when they are new", async () => {
    const staff = await signIn();
    const told: boolean[] = [];
    const stop = onContentChange(({ withdraws }) => void told.push(withdraws));
    await staff("POST", "/api/webresource", { json: { context: "a", value: "1", translations: { es: { value: "uno" } } } });
    await staff("PUT", "/api/webresource", { json: { webResourceId: 1, value: "2" } });
    await staff("PUT", "/api/webresource", { json: { webResourceId: 1, translations: { es: { value: "dos" } } } });
    stop();
    expect(told).toEqual([true, true, true]);
  });

  it("have a context of their own: a second one is refused by name of the field", async () => {
    const staff = await signIn();
    const answers = await Promise.all([1, 2].map(() => staff("POST", "/api/WebResource", { json: { Context: "same", Value: "v" } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refusal = answers.find(({ status }) => status === 400);
    expect(refusal?.body).toMatchObject({ success: false, validationErrors: [{ field: "context" }] });
    await staff("POST", "/api/WebResource", { json: { Context: "other" } });
    const { body } = await staff("GET", "/api/WebResource?filterKey=other");
    const [{ webResourceId }] = body.webResourceListVm as [{ webResourceId: number }];
    const moveAnswer = await staff("PUT", "/api/WebResource", { json: { WebResourceId: webResourceId, Context: "same" } });
    expect(moveAnswer).toMatchObject({ status: 400, body: { validationErrors: [{ field: "context" }] } });
  });

  it("are listed to staff with the categories", async () => {
    const staff = await signIn();
    await addCategory("Contact");
    await addCategory("Legal");
    await staff("POST", "/api/WebResource", { json: { webResourceCategoryId: "2", Context: "c", Value: "v" } });
    const { body } = await staff("GET", "/api/WebResource");
    expect(body).toMatchObject({
      webResourceListVm: [{ webResourceId: 1, context: "c", value: "v" }],
      webResourceCategoryListVm: [
        { webResourceCategoryId: 1, name: "Contact" },
        { webResourceCategoryId: 2, name: "Legal" },
      ],
    });
    expect((await staff("GET", "/api/webresource/1")).body).toMatchObject({ webResourceDto: { context: "c" } });
  });

  it("must fit what the site shows under their context", async () => {
    const staff = await signIn();
    const save = (Context: string, Value: string) => staff("POST", "/api/WebResource", { json: { Context, Value } });
    expect(await save("links.apply", "javascript:alert(1)")).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: "value" }] },
    });
    expect((await save("links.apply", "https://apply.example.com")).status).toBe(200);
    const changeResponse = await staff("PUT", "/api/WebResource", { json: { WebResourceId: 1, Value: "data:text/html,x" } });
    expect(changeResponse).toMatchObject({ status: 400, body: { validationErrors: [{ field: "value" }] } });
    expect((await save("links.facebook", "")).status).toBe(200);
  });

  it("take telephone numbers in any notation, and refuse others with an example", async () => {
    const staff = await signIn();
    const save = (Value: string) => staff("PUT", "/api/WebResource", { json: { WebResourceId: 1, Value } });
    await staff("POST", "/api/WebResource", { json: { Context: "contact.whatsapp", Value: "" } });
    for (const Value of ["(801) 555-0142", "+52 55 1234 5678", "1-801-555-0142", "https://wa.me/18015550142"])
      expect((await save(Value)).status, Value).toBe(200);
    for (const Value of ["555-0142", "ask at the desk", "https://example.com/18015550142"])
      expect(await save(Value), Value).toMatchObject({
        status: 400,
        body: {
          validationErrors: [{ field: "value", message: expect.stringMatching(/^WhatsApp number must be .*such as \(801\) 555-0142/) }],
        },
      });
  });

  it("name plain https hosts, or our own embeds, where they are shown in a frame", async () => {
    const staff = await signIn();
    for (const [Context, name] of [
      ["contact.mapEmbedUrl", "Map shown on the Contact Us page"],
      ["links.calculator", "Mortgage calculator"],
    ]) {
      for (const Value of [
        "https://x.test;sandbox/",
        "http://x.test/",
        "https://a@x.test/",
        "https://x.test,y.test",
        "/admin",
        "//x.test/",
      ]) {
        const refusal = await staff("POST", "/api/WebResource", { json: { Context, Value } });
        const validationErrors = [{ field: "value", message: expect.stringMatching(`^${name} must be`) }];
        expect(refusal, Value).toMatchObject({ status: 400, body: { validationErrors } });
      }
      const spanish = { Context, Value: "https://x.test/", translations: { es: { value: "https://x.test;sandbox/" } } };
      const refusal = await staff("POST", "/api/WebResource", { json: spanish });
      expect(refusal.body).toMatchObject({ validationErrors: [{ field: "translations.es.value" }] });
    }
    const saveResponse = await staff("POST", "/api/WebResource", {
      json: { Context: "contact.mapEmbedUrl", Value: "https://x.test:8443/a?b=c" },
    });
    expect(saveResponse.status).toBe(200);
    const embedAnswer = await staff("POST", "/api/WebResource", {
      json: { Context: "links.calculator", Value: "/embed/mortgage-calculator" },
    });
    expect(embedAnswer.status).toBe(200);
  });

  it("hold a figure only with its number, its source and its days", async () => {
    const staff = await signIn("editor");
    const Context = "figures.conformingLimit";
    const figure = { value: "850,000", source: "FHFA", checkedOn: "2026-12-01", validUntil: "2027-12-31" };
    for (const wrongPart of [{ value: "much" }, { source: "" }, { checkedOn: "" }, { validUntil: "2026-11-30" }]) {
      const refusal = await staff("POST", "/api/WebResource", { json: { Context, Value: JSON.stringify({ ...figure, ...wrongPart }) } });
      expect(refusal, JSON.stringify(wrongPart)).toMatchObject({ status: 400, body: { validationErrors: [{ field: "value" }] } });
    }
    expect((await staff("POST", "/api/WebResource", { json: { Context, Value: JSON.stringify(figure) } })).status).toBe(200);
  });

  it.each([{}, { Context: "" }, { Context: "a\nb" }, { Context: "a", webResourceCategoryId: 5 }, { Context: "a", Value: 5 }])(
    "are refused as %j",
    async (json) => {
      const staff = await signIn();
      expect(await staff("POST", "/api/WebResource", { json })).toMatchObject({ status: 400, body: { success: false } });
      expect((await staff("GET", "/api/WebResource")).body.webResourceListVm).toEqual([]);
    },
  );

  it("are deleted, and closed to strangers", async () => {
    const staff = await signIn();
    await staff("POST", "/api/WebResource", { json: { Context: "a" } });
    for (const [method, path] of [
      ["GET", "/api/WebResource"],
      ["GET", "/api/WebResource/1"],
      ["POST", "/api/WebResource"],
      ["PUT", "/api/WebResource"],
      ["DELETE", "/api/WebResource/1"],
    ] as const) {
      expect((await stranger(method, path)).status, `${method} ${path}`).toBe(401);
    }
    expect((await staff("DELETE", "/api/WebResource/1")).body).toMatchObject({ success: true });
    expect((await staff("DELETE", "/api/WebResource/1")).status).toBe(404);
  });
});
