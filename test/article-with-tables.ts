const paragraph =
  '<h2>Closing costs</h2><p>What a <strong>buyer</strong> pays &amp; when, from the <a href="/contact-us">first call</a> to the keys.</p>';
const row = '<tr><th scope="row">Appraisal</th><td><p>$600</p></td><td><p>before closing</p></td></tr>';
const table = `<table><tbody>${row.repeat(12)}</tbody></table><ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>`;

/** What an editor may well write: a long article, a third of it tables. */
export function articleWithTables(characters: number): string {
  const part = paragraph.repeat(10) + table;
  return part.repeat(Math.ceil(characters / part.length));
}
