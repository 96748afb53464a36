import { type SizeFormat, variantName, widthsUpTo } from "#lib/image-widths.ts";
import { focusPosition, type PictureFocus } from "#lib/picture-focus.ts";

type Source = {
  name: string;
  width: number;
  height: number;
  alt: string;
  focus?: PictureFocus | undefined;
};
type Props = {
  picture: Source;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The first picture that a visitor sees: loaded eagerly. */
  priority?: boolean;
};

/** With its dimensions, so that nothing moves when it loads. */
export function Picture({ picture, sizes, className, priority = false }: Props) {
  const { name, width, height, alt, focus } = picture;
  const widths = widthsUpTo(width);
  const sources = (format: SizeFormat) => widths.map((one) => `/resources/${variantName(name, one, format)} ${one}w`).join(", ");
  const widest = Math.max(...widths);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sources("webp")} sizes={sizes} />
      <img
        src={`/resources/${variantName(name, widest, "webp")}`}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={focus && { objectPosition: focusPosition(focus) }}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}
