import { expect, it, test } from "vitest";
import { frameOrigin } from "#lib/iframe-origin.ts";
import { readVideo, videoSources } from "./video-address.ts";

test.each([
  "https://www.youtube.com/watch?v=abcDEF12345",
  "https://m.youtube.com/watch?v=abcDEF12345&t=10s",
  "https://youtu.be/abcDEF12345?si=x",
  "https://www.youtube.com/shorts/abcDEF12345",
  "https://www.youtube-nocookie.com/embed/abcDEF12345",
])("%s is a video of YouTube, shown without its cookies", (address) => {
  expect(readVideo(address)?.embed).toBe("https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&rel=0");
});

test.each([
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1"],
  ["https://player.vimeo.com/video/123456789?h=0abc12", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=0abc12"],
  ["https://vimeo.com/123456789/0abc12", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=0abc12"],
])("%s is a video of Vimeo", (address, embed) => expect(readVideo(address)?.embed).toBe(embed));

test.each([
  "",
  "abcDEF12345",
  "http://www.youtube.com/watch?v=abcDEF12345",
  "https://www.youtube.com/",
  "https://www.youtube.com/watch?v=a%22%20onload",
  "https://youtube.com.evil.test/watch?v=abcDEF12345",
  "https://vimeo.com/channels/staffpicks",
  "javascript:alert(1)",
])("%s is no video", (address) => expect(readVideo(address)).toBeUndefined());

it("shows videos only from the sites that its pages allow", () => {
  const shown = ["https://youtu.be/abcDEF12345", "https://vimeo.com/123456789"].map((address) =>
    frameOrigin(readVideo(address)?.embed ?? ""),
  );
  expect(shown).toEqual(videoSources);
});
