import type { ComponentType } from "react";

const parts = Object.entries(
  import.meta.glob<ComponentType>(["/app/features/*/public/below-articles.tsx", "!**/blog/**"], { eager: true, import: "BelowArticles" }),
);

/** Parts that other features add below articles and lists of them. */
export const BelowArticles = () => parts.map(([path, Part]) => <Part key={path} />);
