import { operation, record } from "#platform/api/operation.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { discardErasedText } from "#platform/database/discard-erased-text.server.ts";
import { recordsRead } from "#platform/personal-data/record-reads.server.ts";
import { erasePerson } from "./erase.server.ts";
import { exportPerson, listHoldings } from "./holdings.server.ts";
import { eraseInput, holdings, personInput } from "./schema.ts";

const tag = "Personal data";

/** All are POST: a person's address must not be in a URL, which logs and browser histories keep. */
export const personalDataOperations = [
  operation({
    method: "post",
    path: "/api/personaldata/find",
    access: "data.erase",
    confirmed: true,
    tag,
    summary: "What is held about a person, by email address or phone number",
    body: personInput,
    returns: { holdings, records: recordsRead },
    personalData: ({ records }) => records,
    handle: ({ db, body, ...searched }) => listHoldings(db, searched, body),
  }),
  operation({
    method: "post",
    path: "/api/personaldata/export",
    access: "data.erase",
    confirmed: true,
    tag,
    summary: "Everything that is held about a person, word for word",
    body: personInput,
    returns: { personalData: record, records: recordsRead },
    personalData: ({ records }) => records,
    handle: async ({ c, db, staff, body, ...searched }) => {
      const exported = await exportPerson(db, searched, body);
      const { clientAddress } = c.var;
      await recordAudit(db, { action: "person.export", userId: staff.userId, clientAddress });
      return exported;
    },
  }),
  operation({
    method: "post",
    path: "/api/personaldata/erase",
    access: "data.erase",
    confirmed: true,
    tag,
    summary: "Erase a person from everything that is kept of visitors; it cannot be undone",
    body: eraseInput,
    returns: { counts: holdings.shape.counts },
    refuses: ["notFound"],
    handle: async ({ c, db, log, staff, actor, body: { reason, email, phone }, ...searched }) => {
      const { requestId } = c.var;
      const counts = await erasePerson(db, searched, { email, phone }, { reason, actor });
      log.info({ requestId, userId: staff.userId, reason }, "A person was erased");
      await discardErasedText(db, log);
      return { message: { en: "The person was erased", es: "Los datos de la persona se borraron" }, counts };
    },
  }),
];
