import { Counter, Gauge, type Registry } from "prom-client";

type Metric = { name: string; help: string };

export function registerGauge(registry: Registry, { name, help }: Metric, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

/** For counts kept in a plain number, which costs nothing. */
export function registerCount(registry: Registry, { name, help }: Metric, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
