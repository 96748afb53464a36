import { Counter, Gauge, type Registry } from "prom-client";

type Figure = { name: string; help: string };

/** What is true at the moment of asking, from wherever it is kept anyway. */
export function registerGauge(registry: Registry, { name, help }: Figure, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

/** What somebody else counts as a plain number, because counting must cost nothing there. */
export function registerCount(registry: Registry, { name, help }: Figure, read: () => number): void {
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
