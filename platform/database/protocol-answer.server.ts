import { messages, type PGlite, protocol } from "@electric-sql/pglite";

export type Answer = Awaited<ReturnType<PGlite["execProtocol"]>>["messages"];

const dataRow = "D".charCodeAt(0);

/**
 * The messages in which Postgres answers. Nearly all of a long answer are rows, of which PGlite's own reader copies
 * every value twice before it looks at it; those are read here.
 */
export function readAnswer(bytes: Buffer): Answer {
  const parser = new protocol.Parser();
  const answer: Answer = [];
  let start = 0;
  while (start < bytes.length) {
    const end = start + 1 + bytes.readInt32BE(start + 1);
    const message = bytes.subarray(start, end);
    if (message[0] === dataRow) answer.push(new messages.DataRowMessage(message.length, fieldsOf(message)));
    else parser.parse(message, (parsed) => answer.push(parsed));
    start = end;
  }
  return answer;
}

function fieldsOf(row: Buffer): Array<string | null> {
  const fields = new Array<string | null>(row.readInt16BE(5));
  let position = 7;
  for (let field = 0; field < fields.length; field++) {
    const length = row.readInt32BE(position);
    position += 4;
    fields[field] = length < 0 ? null : row.toString("utf8", position, position + length);
    position += Math.max(length, 0);
  }
  return fields;
}
