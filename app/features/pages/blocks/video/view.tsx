import { BlockFrame, isOnDark } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { EmptyBlock } from "#app/features/pages/blocks/empty-block.tsx";
import { TapFrame } from "#app/features/pages/blocks/tap-frame.tsx";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useTexts } from "#app/messages/messages.ts";
import { DoorwayScene } from "#app/ui/doorway-scene.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { kind } from "./schema.ts";
import { readVideo } from "./video-address.ts";

const look = "absolute inset-0 size-full object-cover";

export function View({ block, props, isFirst }: BlockProps<typeof kind>) {
  const text = useTexts(blockTexts);
  const video = readVideo(props.video);
  if (!video) return <EmptyBlock block={block} note={text.video.none} />;
  const site = text.video.sites[video.site];
  return (
    <BlockFrame block={block}>
      <BlockHeading block={block} isFirst={isFirst} />
      <TapFrame
        title={`${text.video.name}: ${block.title}`}
        action={text.video.play}
        address={video.embed}
        className="no-print relative mt-8 aspect-video w-full max-w-4xl overflow-hidden rounded-3xl bg-teal-dark"
      >
        {block.picture ? (
          <Picture picture={{ ...block.picture, alt: "" }} sizes="(min-width: 960px) 896px, 92vw" className={look} />
        ) : (
          <DoorwayScene seed={`video-${block.webPageContentId}`} className={look} />
        )}
      </TapFrame>
      <p className={`mt-3 max-w-3xl text-sm ${isOnDark(block) ? "" : "text-muted"}`}>
        {text.video.note(site)}{" "}
        <SiteLink to={video.page} newTab className="underline underline-offset-4">
          {text.video.open(site)}
        </SiteLink>
      </p>
    </BlockFrame>
  );
}
