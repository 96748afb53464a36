export const pageIslands = {
  slideshow: async () => (await import("./slideshow.tsx")).Slideshow,
};
