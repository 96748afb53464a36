import { expect, it } from "vitest";
import { requestPath } from "./request-path.ts";

it.each([
  ["/api/blog", "/api/blog"],
  ["/API/Blog/7", "/api/blog/7"],
  ["//api//blog/", "/api/blog"],
  ["/%61pi/blog", "/api/blog"],
  ["/api/WebResource?filterKey=A%2FB", "/api/webresource"],
  ["/api/%zz", "/api/%zz"],
  ["/Services/Find", "/Services/Find"],
  ["/", "/"],
])("routes %s as %s", (given, routed) => {
  expect(requestPath(new Request(`http://localhost${given}`))).toBe(routed);
});
