import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, signedIn } from "./staff-client.ts";

const kills = Number(process.env.DRILL_KILLS ?? 200);
const writers = 3;

type Staff = Awaited<ReturnType<typeof signedIn>>;

/** A draft that one person types in: the last text that was acknowledged, and the one that is stored. */
type Typing = { id: number; acknowledged: number; stored: number };

const textOf = (number: number) => `Draft ${number}`;
const numberIn = (text: string) => Number(text.split(" ")[1]);

export const drill: Drill = {
  name: `kill -9 during autosave of drafts, ${kills} times`,
  run: () =>
    onPreparedFolder(async (folder) => {
      let site = await startSite(folder);
      let staff = await signedIn(site.url);
      const typings = await Promise.all(Array.from({ length: writers }, () => beginDraft(staff)));
      let [acknowledgedCount, lostCount] = [0, 0];
      for (let round = 0; round < kills; round++) {
        const before = typings.map(({ acknowledged }) => acknowledged);
        const kill = sleep(20 + Math.random() * 250).then(site.kill);
        await Promise.all(typings.map((typing) => typeUntilItDies(staff, typing)));
        await kill;
        site = await startSite(folder);
        staff = await signedIn(site.url);
        for (const [index, typing] of typings.entries()) {
          acknowledgedCount += typing.acknowledged - (before[index] ?? 0);
          typing.stored = await readStored(staff, typing.id);
          if (typing.stored < typing.acknowledged) lostCount += typing.acknowledged - typing.stored;
          typing.acknowledged = typing.stored;
        }
      }
      await site.stop();
      return {
        figure: `${lostCount} of ${acknowledgedCount} acknowledged saves of drafts lost in ${kills} kills`,
        ok: lostCount === 0 && acknowledgedCount > kills,
      };
    }),
};

async function beginDraft(staff: Staff): Promise<Typing> {
  const changes = [{ name: "title", value: textOf(0), was: "" }];
  const answer = await staff("/api/drafts", jsonBody("PUT", { entity: "blog", changes }));
  if (!answer.ok) throw new Error(`A draft was refused: ${answer.status} ${await answer.text()}`);
  const { draftDto } = await answer.json();
  return { id: draftDto.id, acknowledged: 0, stored: 0 };
}

async function typeUntilItDies(staff: Staff, typing: Typing): Promise<void> {
  for (let number = typing.stored + 1; ; number++) {
    const changes = [{ name: "title", value: textOf(number), was: textOf(number - 1) }];
    const answer = await save(staff, typing.id, changes).catch(() => undefined);
    if (!answer) return;
    // A kill ends the connection, so an answer that refuses is a fault of its own.
    if (answer.status !== 200) throw new Error(`A save was refused: ${answer.status} ${answer.text}`);
    typing.acknowledged = number;
  }
}

async function save(staff: Staff, id: number, changes: object[]) {
  const answer = await staff("/api/drafts", jsonBody("PUT", { entity: "blog", id, changes }));
  return { status: answer.status, text: await answer.text() };
}

async function readStored(staff: Staff, id: number): Promise<number> {
  const { draftDto } = await (await staff(`/api/drafts/record?entity=blog&id=${id}`)).json();
  return numberIn(draftDto.values.title);
}
