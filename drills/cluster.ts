import { rmSync } from "node:fs";
import { type Site, startSite } from "#e2e/site-process.ts";
import { startPostgres, type TemporaryPostgres } from "#scripts/temporary-postgres.mjs";
import { startBucket } from "#test/bucket.ts";
import { temporaryFolder } from "./folders.ts";
import { type Forwarder, startForwarder } from "./forwarder.ts";
import { type Balancer, hasHaproxy, startHaproxy } from "./haproxy.ts";
import { steadyPort } from "./ports.ts";

const nodeCount = 3;

export type ClusterNode = {
  url: string;
  /** What runs now; after a restart another one. */
  site: () => Site;
  start: (root?: string) => Promise<void>;
};

export type Cluster = {
  /** The balancer's. */
  url: string;
  nodes: ClusterNode[];
  balancer: Balancer;
  postgres: TemporaryPostgres;
  /** What the nodes reach the database and the bucket through. */
  database: Forwarder;
  storage: Forwarder;
  /** The settings that the nodes share. */
  environment: NodeJS.ProcessEnv;
};

type Options = {
  environment?: NodeJS.ProcessEnv;
  /** Whether the balancer may try another node when one does not take a connection. */
  retries?: boolean;
};

type Outcome = { figure: string; ok: boolean };

/** Three nodes of the built site on one Postgres and one bucket, behind haproxy; all of it is gone afterwards. */
export async function withCluster(options: Options, work: (cluster: Cluster) => Promise<Outcome>): Promise<Outcome> {
  if (!hasHaproxy) return { figure: "there is no haproxy on this machine", ok: false };
  const cleanUps: Array<() => Promise<void>> = [];
  try {
    const postgres = await startPostgres({ durable: true });
    if (!postgres) return { figure: "there is no Postgres on this machine", ok: false };
    cleanUps.push(postgres.stop);
    const bucket = await startBucket();
    cleanUps.push(bucket.stop);
    const database = await startForwarder(postgres.port);
    const storage = await startForwarder(Number(new URL(bucket.s3.endpoint ?? "").port));
    cleanUps.push(database.stop, storage.stop);
    const environment = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
      S3_BUCKET: bucket.s3.bucket,
      S3_KEY: bucket.s3.access?.key,
      S3_SECRET: bucket.s3.access?.secret,
      S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
      TRUST_PROXY: "1",
      ...options.environment,
    };
    const ports = await Promise.all(Array.from({ length: nodeCount }, steadyPort));
    const nodes: ClusterNode[] = [];
    for (const port of ports) {
      const node = await startNode(port, environment);
      cleanUps.push(node.remove);
      nodes.push(node);
    }
    const balancer = await startHaproxy(ports, { retries: options.retries ?? true });
    cleanUps.push(balancer.stop);
    return await work({ url: balancer.url, nodes, balancer, postgres, database, storage, environment });
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function startNode(port: number, environment: NodeJS.ProcessEnv) {
  const folder = temporaryFolder();
  const launch = (root?: string) => startSite(folder, { ...environment, PORT: String(port) }, [], root);
  let site = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    site: () => site,
    start: async (root?: string) => {
      site = await launch(root);
    },
    remove: async () => {
      await site.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
