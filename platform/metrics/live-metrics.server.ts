import { Counter, Gauge, type Registry } from "prom-client";

type Metric = { name: string; help: string };

/** Read when the metrics are collected. */
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

/** For code that counts in a plain number, because counting must cost nothing there. */
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
