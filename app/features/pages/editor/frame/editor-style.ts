/** The look of marked texts in the page that is edited. The page's own styles stay as they are. */
export const editorStyle = `
[data-text], [data-html] { cursor: text; border-radius: 2px; }
:is([data-text], [data-html]):hover { box-shadow: 0 0 0 2px #86c9c5; }
:is([data-text], [data-html]):focus-visible { outline: 3px solid #134e52; outline-offset: 3px; }
:is([data-text], [data-html])[data-editing] { outline: 3px solid #c8702b; outline-offset: 4px; min-width: 2ch; }
:is([data-text], [data-html]):not([data-editing]):empty::before { content: attr(data-empty); opacity: 0.55; font-style: italic; }
[data-html][data-editing] { white-space: break-spaces; overflow-wrap: break-word; }
[data-html] .ProseMirror-selectednode { outline: 2px solid #134e52; }
[data-html] .selectedCell { background: #e2eeed; }
[data-text]:is(span, a) { display: inline-block; }
img, picture, video { pointer-events: none; }
[data-blocks] > [data-block] { content-visibility: auto; contain-intrinsic-size: auto 100vw auto 30rem; }
[data-blocks]:empty { min-height: 12rem; }
html { scroll-behavior: auto !important; }
*, ::before, ::after { animation: none !important; }
`;
