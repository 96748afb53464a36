import type { Registry } from "prom-client";
import { registerCount, registerGauge } from "./live-metrics.server.ts";

/** How often pictures come from memory, and how many of their sizes are still to be made. Plain numbers, kept where it happens. */
export class PictureMetrics {
  memoryHits = 0;
  memoryMisses = 0;
  /** Asked when somebody looks. */
  countWaitingSizes = () => 0;

  constructor(registry: Registry) {
    const hits = { name: "umbral_pictures_memory_hits_total", help: "Pictures that came from memory." };
    registerCount(registry, hits, () => this.memoryHits);
    const misses = { name: "umbral_pictures_memory_misses_total", help: "Pictures that had to be read from the storage." };
    registerCount(registry, misses, () => this.memoryMisses);
    const waitingSizes = { name: "umbral_picture_sizes_waiting", help: "Sizes of pictures that are to be made." };
    registerGauge(registry, waitingSizes, () => this.countWaitingSizes());
  }
}
