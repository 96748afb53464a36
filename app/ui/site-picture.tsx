import { Picture } from "./picture.tsx";

type Props = {
  picture: Parameters<typeof Picture>[0]["picture"] | undefined;
  fallback: "/default-hero.webp" | "/default-section.webp" | "/default-person.svg";
  sizes: string;
  className?: string;
  priority?: boolean;
};

export function SitePicture({ picture, fallback, sizes, className, priority = false }: Props) {
  if (picture) return <Picture picture={picture} sizes={sizes} className={className} priority={priority} />;
  const load = priority ? ({ loading: "eager", fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img src={fallback} alt="" width={1280} height={720} className={className} {...load} />;
}
