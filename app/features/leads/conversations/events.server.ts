import type { z } from "zod";
import type { Actor } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { noticeAnswer } from "./inbound.server.ts";
import { addEvent, markContacted, messages, refuseClosed } from "./messages.server.ts";
import type { callInput } from "./schema.ts";

export function addNote(db: Db, id: number, body: string, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    await messages.lock(tx, id);
    await addEvent(tx, id, { kind: "note", body }, actor);
  });
}

/** What the visitor answered by another way than into the mailbox that the site reads. */
export function recordResponse(db: Db, id: number, body: string, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const message = await messages.lock(tx, id);
    refuseClosed(message);
    await addEvent(tx, id, { kind: "mailIn", body, detail: { byHand: true } }, actor);
    await noticeAnswer(tx, message, true);
  });
}

/** Whoever was reached was answered. */
export function logCall(db: Db, id: number, { outcome, body }: z.infer<typeof callInput>, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const message = await messages.lock(tx, id);
    refuseClosed(message);
    await addEvent(tx, id, { kind: "call", body, detail: { outcome } }, actor);
    if (outcome === "reached") await markContacted(tx, message, actor);
  });
}
