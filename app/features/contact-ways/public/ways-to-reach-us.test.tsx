import { renderToStaticMarkup } from "react-dom/server";
import { Outlet, Route, Routes, StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { WaysToReachUs } from "./ways-to-reach-us.tsx";

it("shows the weekend's hours too where no script says whether the office is open", () => {
  const hours = { "hours.weekdays": "Weekdays 8 to 5", "hours.saturday": "Saturday 9 to 1", "hours.sunday": "Sunday closed" };
  const settings = { ...defaultSettings("en"), consentVersions: {}, ...hours };
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <Routes>
        <Route element={<Outlet context={{ settings, bookingPath: undefined }} />}>
          <Route index element={<WaysToReachUs />} />
        </Route>
      </Routes>
    </StaticRouter>,
  );
  expect(html).toContain('<span data-office-status="">Weekdays 8 to 5</span>');
  expect(html).toMatch(/<noscript>[^<]*Saturday 9 to 1 · Sunday closed<\/noscript>/);
});
