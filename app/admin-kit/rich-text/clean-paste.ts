/** Word, Google Docs and mail programs paste styles along with the text. Meaning is kept (bold, lists, headings, links, tables), looks are not. */
export function cleanPastedHtml(html: string): string {
  const pastedDocument = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ""), "text/html");
  const { body } = pastedDocument;
  for (const node of body.querySelectorAll("style, script, meta, link, title, xml, o\\:p, object, iframe, svg")) node.remove();
  wordLists(body);
  meaningOfStyles(body);
  // A pasted picture is on another site or a local disk; pictures must be uploaded.
  for (const image of body.querySelectorAll("img")) if (!image.getAttribute("src")?.startsWith("/resources/")) image.remove();
  for (const heading of body.querySelectorAll("h1")) renameElement(heading, "h2");
  for (const element of body.querySelectorAll("*")) withoutLook(element);
  for (const wrapper of [...body.querySelectorAll("span, font, div:not(:has(> p, > ul, > ol, > table, > div, > h2, > h3, > h4))")]) {
    if (wrapper.tagName === "DIV") renameElement(wrapper, "p");
    else wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const paragraph of [...body.querySelectorAll("p")]) if (isBlank(paragraph)) paragraph.remove();
  return body.innerHTML;
}

const isBlank = (element: Element) => !element.textContent?.replace(/\u00a0/g, " ").trim() && !element.querySelector("img, br");

function renameElement(element: Element, name: string): Element {
  const copy = element.ownerDocument.createElement(name);
  copy.append(...element.childNodes);
  element.replaceWith(copy);
  return copy;
}

/** Word writes a list as paragraphs with `mso-list` that begin with the bullet or number. */
function wordLists(body: HTMLElement): void {
  let list: Element | undefined;
  for (const paragraph of [...body.querySelectorAll("p")]) {
    const isItem = /mso-list:\s*l\d/i.test(paragraph.getAttribute("style") ?? "") || /MsoListParagraph/i.test(paragraph.className);
    if (!isItem) {
      list = undefined;
      continue;
    }
    const drawnBullet = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const bullet = (drawnBullet?.textContent ?? paragraph.textContent ?? "").trim();
    drawnBullet?.remove();
    if (!list || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(/^(\d+|[a-z]|[ivx]+)[.)]/i.test(bullet) ? "ol" : "ul");
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    if (!drawnBullet) item.innerHTML = item.innerHTML.replace(/^(\s|&nbsp;)*([·•§o\-–]|\d+[.)])(\s|&nbsp;)+/, "");
    list.append(item);
    paragraph.remove();
  }
}

/** Google Docs expresses bold and italic by style, and wraps everything in a `b` that means neither. */
function meaningOfStyles(body: HTMLElement): void {
  for (const wrapper of [...body.querySelectorAll<HTMLElement>("b, strong")]) {
    if (/^(normal|400)$/.test(wrapper.style.fontWeight)) wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of [...body.querySelectorAll<HTMLElement>("span")]) {
    const { fontWeight, fontStyle, textDecorationLine, textDecoration } = span.style;
    const names = [
      /^(bold|bolder|[6-9]00)$/.test(fontWeight) && "strong",
      fontStyle === "italic" && "em",
      /line-through/.test(textDecorationLine || textDecoration) && "s",
      /underline/.test(textDecorationLine || textDecoration) && !span.closest("a") && "u",
    ].filter((name) => typeof name === "string");
    for (const name of names) {
      const meaningfulElement = body.ownerDocument.createElement(name);
      meaningfulElement.append(...span.childNodes);
      span.append(meaningfulElement);
    }
  }
}

const keptAttributes: Record<string, string[]> = {
  A: ["href"],
  IMG: ["src", "alt"],
  TD: ["colspan", "rowspan"],
  TH: ["colspan", "rowspan"],
};

function withoutLook(element: Element): void {
  for (const { name } of [...element.attributes]) if (!keptAttributes[element.tagName]?.includes(name)) element.removeAttribute(name);
}
