import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "./json-ld.tsx";

it("no text can leave the block of data, and it reads back as it was", () => {
  const name = `</script><script>alert(1)</script> <!-- ]]> & "quoted" \u2028 ñ 🏡`;
  const html = renderToString(<JsonLd thing={{ "@type": "Person", name }} />);
  const [, text = ""] = /^<script type="application\/ld\+json">([^<>]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Person", name });
});
