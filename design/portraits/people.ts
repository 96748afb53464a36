// Who is drawn.
import type { Clothes } from "./clothing.ts";
import type { Style } from "./hair.ts";
import { C } from "./palette.ts";

export type Person = {
  skin: string;
  hair: string;
  style: Style;
  clothes: Clothes;
  wall: string;
  tilt: number;
  fw: number;
  jw: number;
  smile: "soft" | "open";
  woman: boolean;
  beard?: boolean;
  glasses?: string;
  earrings?: string;
  lines?: boolean;
  seed: number;
};

const base = { tilt: 0, fw: 104, jw: 88, lines: false } as const;

export const people: Record<string, Person> = {
  president: {
    ...base,
    skin: "#c98f68",
    hair: "#5f5a5c",
    style: "side",
    clothes: { kind: "suit", main: "#2a3358", inner: "#fbf3e4", accent: C.terracotta },
    wall: "#24686d",
    tilt: -1.5,
    fw: 107,
    jw: 94,
    smile: "soft",
    woman: false,
    lines: true,
    seed: 11,
  },
  cfo: {
    ...base,
    skin: "#d9a680",
    hair: "#3b2420",
    style: "bob",
    clothes: { kind: "blazer", main: "#1f5f66", inner: "#fbeedb", accent: C.marigold },
    wall: "#b5573a",
    tilt: 2,
    fw: 101,
    jw: 80,
    smile: "open",
    woman: true,
    glasses: "#5a2c22",
    earrings: C.marigold,
    seed: 23,
  },
  "portrait-1": {
    ...base,
    skin: "#b57a54",
    hair: "#2a1a1a",
    style: "long",
    clothes: { kind: "blouse", main: "#e0973a", inner: "#e0973a", accent: "#b8662a" },
    wall: "#2c3a66",
    tilt: -2.5,
    fw: 100,
    jw: 78,
    smile: "open",
    woman: true,
    earrings: "#e8c070",
    seed: 31,
  },
  "portrait-2": {
    ...base,
    skin: "#bd835c",
    hair: "#2b1d1c",
    style: "crop",
    clothes: { kind: "shirt", main: "#e9dcc8", inner: "#fff6e6", accent: "#b99a7c" },
    wall: "#8a4634",
    tilt: 1.5,
    fw: 106,
    jw: 94,
    smile: "open",
    woman: false,
    beard: true,
    seed: 47,
  },
  "portrait-3": {
    ...base,
    skin: "#8a5638",
    hair: "#2a1a18",
    style: "curly",
    clothes: { kind: "blazer", main: "#a8452f", inner: "#f6e2c2", accent: "#f2c46a" },
    wall: "#1f5560",
    tilt: 2.5,
    fw: 103,
    jw: 82,
    smile: "open",
    woman: true,
    earrings: C.marigold,
    seed: 53,
  },
  "portrait-4": {
    ...base,
    skin: "#e0b490",
    hair: "#4a2f22",
    style: "wave",
    clothes: { kind: "sweater", main: "#4f6b52", inner: "#fbf1df", accent: "#3a5240" },
    wall: "#c28a52",
    tilt: -2,
    fw: 103,
    jw: 88,
    smile: "soft",
    woman: false,
    glasses: "#2b2a3a",
    seed: 61,
  },
};
