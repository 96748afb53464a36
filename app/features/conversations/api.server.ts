import { operation } from "#platform/api/operation.server.ts";
import { thread } from "./answers.server.ts";
import { addNote, logCall } from "./events.server.ts";
import { callInput, noteInput } from "./schema.ts";
import { readThread } from "./thread.server.ts";

const tag = "Conversations";

export const conversationOperations = [
  operation({
    method: "get",
    path: "/api/contactmessage/:id/thread",
    access: "messages.read",
    tag,
    summary: "What happened with a message after it came, oldest first",
    returns: { thread },
    handle: async ({ db, id }) => ({ thread: await readThread(db, id) }),
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/note",
    access: "messages.handle",
    tag,
    summary: "Add a note to a message's thread",
    body: noteInput,
    returns: { thread },
    handle: async ({ db, staff, id, body }) => {
      await addNote(db, id, body.body, staff);
      return { message: "Note was added", thread: await readThread(db, id) };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/call",
    access: "messages.handle",
    tag,
    summary: "Log a call to the visitor; one who was reached counts as contacted",
    body: callInput,
    returns: { thread },
    refuses: ["conflict"],
    handle: async ({ db, staff, id, body }) => {
      await logCall(db, id, body, staff);
      return { message: "Call was logged", thread: await readThread(db, id) };
    },
  }),
];
