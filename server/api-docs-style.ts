/** Allowed by its hash in the page's policy. */
export const apiDocsStyle = `
:root { color-scheme: light; --ink: #16323a; --soft: #54707a; --line: #dbe3e4; --teal: #123f4b; --amber: #b4690e; }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; display: grid; grid-template-columns: 20rem minmax(0, 1fr); color: var(--ink); background: #fbfaf7;
  font: 16px/1.55 ui-sans-serif, system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1.25rem; background: #fff; border-right: 1px solid var(--line); }
.brand { margin: 0 0 1rem; font-weight: 700; font-size: 1.125rem; color: var(--teal); }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; gap: .5rem; align-items: baseline; padding: .25rem 0; font-size: .8125rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { color: var(--teal); text-decoration: underline; }
main { padding: 2.5rem clamp(1rem, 4vw, 4rem) 6rem; max-width: 64rem; }
h1 { margin: 0 0 .5rem; font-size: 2.25rem; line-height: 1.15; color: var(--teal); }
.lead { max-width: 46rem; color: var(--soft); }
section > h2 { margin: 3rem 0 1rem; padding-bottom: .5rem; border-bottom: 2px solid var(--teal); font-size: 1.5rem; color: var(--teal); }
article { margin: 0 0 1.5rem; padding: 1.25rem 1.5rem; background: #fff; border: 1px solid var(--line); border-radius: .75rem; }
article:target { border-color: var(--amber); box-shadow: 0 0 0 2px #f2a93b55; }
h3 { margin: 0; font-size: 1.0625rem; }
article p { margin: .5rem 0; }
code { font: .9375em ui-monospace, "SFMono-Regular", Menlo, monospace; }
.method { display: inline-block; min-width: 3.75rem; padding: .1rem .4rem; border-radius: .3rem; color: #fff; font: 700 .6875rem/1.4 ui-monospace, monospace; text-align: center; }
.get { background: #1d6f5c; } .post { background: #1f5fa8; } .put { background: #8a5a00; } .delete { background: #a3312b; }
.access { padding: .1rem .5rem; border-radius: 1rem; font-size: .8125rem; background: #e7efee; white-space: nowrap; }
.access.visitor { background: #e4f3ea; }
table { width: 100%; margin-top: 1rem; border-collapse: collapse; font-size: .875rem; }
caption { padding-bottom: .25rem; text-align: left; font-weight: 600; }
th, td { padding: .375rem .5rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { width: 17rem; font-weight: 400; }
.required { font-size: .75rem; color: var(--amber); }
.note { font-size: .875rem; color: var(--soft); }
.statuses { display: grid; gap: .125rem; margin-top: 1rem; font-size: .8125rem; color: var(--soft); }
a { color: #1f5fa8; }
a:focus-visible { outline: 3px solid #f2a93b; outline-offset: 2px; }
@media (max-width: 60rem) {
  body { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
  th { width: 45%; }
}
`;
