import { setTimeout as sleep } from "node:timers/promises";
import { jsonBody, type signedIn } from "./staff-client.ts";

type Staff = Awaited<ReturnType<typeof signedIn>>;

/** A post whose title is changed by a schedule in every round. */
export type ScheduledPost = { id: number; slug: string; version: number; title: string };

/** A change that is due, and what visitors saw of it. */
export type DueChange = { post: ScheduledPost; title: string; at: number };

const postCount = 3;

export async function createPosts(staff: Staff): Promise<ScheduledPost[]> {
  const posts: ScheduledPost[] = [];
  for (let number = 1; number <= postCount; number++) {
    const title = `Scheduled post ${number} round 0.`;
    const { blogDto } = await call(staff, "/api/blog", jsonBody("POST", { title, summary: "Drill" }));
    posts.push({ id: blogDto.blogId, slug: blogDto.slug, version: blogDto.version, title });
  }
  return posts;
}

/** Drafts a new title for every post and schedules all of them for the same moment, shortly ahead. */
export async function scheduleTitles(staff: Staff, posts: readonly ScheduledPost[], round: number) {
  const startTime = Date.now();
  const titles = posts.map((_, index) => `Scheduled post ${index + 1} round ${round}.`);
  await Promise.all(
    posts.map(({ id, version, title }, index) => {
      const changes = [{ name: "title", value: titles[index], was: title }];
      return call(staff, "/api/drafts", jsonBody("PUT", { entity: "blog", id, version, changes }));
    }),
  );
  // A slow machine needs more time to set the schedules before the moment comes.
  const at = Date.now() + 1_000 + 3 * (Date.now() - startTime);
  await Promise.all(
    posts.map(({ id }) => {
      const schedule = { entity: "blog", id, action: "publish", at: new Date(at).toISOString() };
      return call(staff, "/api/schedules", jsonBody("POST", schedule));
    }),
  );
  const due: DueChange[] = posts.map((post, index) => ({ post, title: titles[index] ?? "", at }));
  return { at, due };
}

/** Reads a page until it shows the new title. Returns when it first did; undefined if it did not by the deadline. */
export async function watchPage(urls: () => string[], { post, title }: DueChange, deadline: () => number): Promise<number | undefined> {
  while (Date.now() < deadline()) {
    for (const url of urls()) {
      const page = await fetch(`${url}/blog/${post.slug}`)
        .then((answer) => answer.text())
        .catch(() => "");
      if (page.includes(title)) return Date.now();
    }
    await sleep(20);
  }
  return undefined;
}

/** How often the title was published: the version grows by one each time. */
export async function countPublications(staff: Staff, { post, title }: DueChange): Promise<number> {
  const { blogDto } = await call(staff, `/api/blog/${post.id}`);
  const count = blogDto.title === title ? blogDto.version - post.version : 0;
  Object.assign(post, { version: blogDto.version, title: blogDto.title });
  return count;
}

async function call(staff: Staff, path: string, init?: RequestInit) {
  const answer = await staff(path, init);
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What went wrong over all rounds, and the longest delay after a moment at which the site could have acted. */
export class Tally {
  changes = 0;
  early = 0;
  missing = 0;
  repeated = 0;
  delays: number[] = [];

  add(change: DueChange, seenAt: number | undefined, upAt: number, publications: number): void {
    this.changes++;
    if (seenAt !== undefined && seenAt < change.at) this.early++;
    if (seenAt === undefined || publications === 0) this.missing++;
    if (publications > 1) this.repeated++;
    if (seenAt !== undefined) this.delays.push(seenAt - Math.max(change.at, upAt));
  }

  get slowestMs(): number {
    return Math.max(...this.delays);
  }

  get isGood(): boolean {
    return this.changes > 0 && this.early + this.missing + this.repeated === 0 && this.slowestMs <= 2_000;
  }

  describe(kills: number): string {
    const { changes, early, missing, repeated, slowestMs } = this;
    return `${changes} scheduled changes around ${kills} kills: ${early} early, ${missing} missing, ${repeated} twice; live at most ${slowestMs} ms after their time or the end of the outage`;
  }
}
