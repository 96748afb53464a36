import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Slide, Slideshow } from "./slideshow.tsx";

const slide = (id: number): Slide => ({ title: `Slide ${id}`, body: "", picture: undefined, alignImg: "left", url: "" });

const renderSlides = (count: number) =>
  renderToStaticMarkup(<Slideshow slides={Array.from({ length: count }, (_, index) => slide(index + 1))} label="Slides" />);

test("nothing renders with zero slides", () => expect(renderSlides(0)).toBe(""));

test("one slide has no controls", () => {
  expect(renderSlides(1)).toContain("Slide 1");
  expect(renderSlides(1)).not.toContain("<button");
});

test("more than one slide has previous, next, a dot each, pause and a counter", () => {
  expect(renderSlides(2).match(/<button/g)).toHaveLength(5);
  expect(renderSlides(2)).toMatch(/1(<!-- -->)? \/ (<!-- -->)?2/);
});
