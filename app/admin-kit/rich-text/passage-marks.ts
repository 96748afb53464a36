import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { Extension } from "@tiptap/react";
import type { MarkedPassage } from "#app/admin-kit/marked-passages.ts";
import { passageRange, type TextRun } from "./passage-range.ts";

export const passageMarksKey = new PluginKey<readonly MarkedPassage[]>("passageMarks");

/** Marks passages on the screen only: decorations are no part of the document, so the stored HTML stays as it is. */
export const PassageMarks = Extension.create({
  name: "passageMarks",
  addProseMirrorPlugins: () => [
    new Plugin<readonly MarkedPassage[]>({
      key: passageMarksKey,
      state: { init: () => [], apply: (transaction, marks) => transaction.getMeta(passageMarksKey) ?? marks },
      props: {
        decorations: (state) => DecorationSet.create(state.doc, decorate(state.doc, passageMarksKey.getState(state) ?? [])),
      },
    }),
  ],
});

function decorate(doc: Node, passages: readonly MarkedPassage[]): Decoration[] {
  if (passages.length === 0) return [];
  const runs = textRuns(doc);
  return passages.flatMap((passage) => {
    const range = passageRange(runs, passage);
    return range ? [Decoration.inline(range.from, range.to, { class: "marked-passage", "data-passage": String(passage.id) })] : [];
  });
}

function textRuns(doc: Node): Array<TextRun | null> {
  const runs: Array<TextRun | null> = [];
  doc.descendants((node, at) => {
    if (node.isText) runs.push({ text: node.text ?? "", at });
    // A break within a paragraph, and the beginning of the next one, separate words.
    else runs.push(null);
  });
  return runs;
}
