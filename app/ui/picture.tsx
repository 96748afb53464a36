import { type SizeFormat, variantName, widthsUpTo } from "#lib/image-widths.ts";
import { focusPosition, type PictureFocus } from "#lib/picture-focus.ts";

type Source = {
  name: string;
  width: number;
  height: number;
  alt: string;
  /** What staff want to stay in every crop. */
  focus?: PictureFocus | undefined;
};
type Props = {
  picture: Source;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The picture that a visitor sees first: fetched before anything else instead of when it comes near. */
  priority?: boolean;
};

/** A stored picture in the sizes and formats that the server makes, with its place kept free until it is there. */
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
