import { afterEach, describe, expect, it, vi } from "vitest";
import { ContentMemory } from "./content-memory.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("the memory of what visitors' pages read", () => {
  it("reads once however many ask, until content changes", async () => {
    const memory = new ContentMemory();
    const read = vi.fn(async () => "settings");
    expect(await Promise.all([memory.recall("a", read), memory.recall("a", read)])).toEqual(["settings", "settings"]);
    expect(read).toHaveBeenCalledTimes(1);
    memory.clear();
    await memory.recall("a", read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("hands nothing that was begun before a change to whoever asks after it", async () => {
    const memory = new ContentMemory();
    const { promise: old, resolve } = Promise.withResolvers<string>();
    const asking = memory.recall("a", () => old);
    memory.clear();
    expect(await memory.recall("a", async () => "new")).toBe("new");
    resolve("old");
    expect(await asking).toBe("old");
    expect(await memory.recall("a", async () => "newer")).toBe("new");
  });

  it("keeps no failure, and nothing while changes would go unheard", async () => {
    const memory = new ContentMemory();
    await expect(memory.recall("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await memory.recall("a", async () => "up")).toBe("up");
    memory.enabled = false;
    memory.clear();
    await memory.recall("a", async () => "unheard");
    expect(await memory.recall("a", async () => "read anew")).toBe("read anew");
  });

  it("keeps nothing for long, because posts appear by the clock", async () => {
    vi.useFakeTimers();
    const memory = new ContentMemory();
    await memory.recall("a", async () => "before");
    vi.advanceTimersByTime(29_000);
    expect(await memory.recall("a", async () => "after")).toBe("before");
    vi.advanceTimersByTime(2_000);
    expect(await memory.recall("a", async () => "after")).toBe("after");
  });
});
