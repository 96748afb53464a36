/** The point that stays in every crop, in percent of width and height. */
export type PictureFocus = { x: number; y: number };

export const pictureMiddle: PictureFocus = { x: 50, y: 50 };

/** Undefined for the middle, which needs no style. */
export const chosenFocus = (x: number | null | undefined, y: number | null | undefined): PictureFocus | undefined =>
  x == null || y == null || (x === pictureMiddle.x && y === pictureMiddle.y) ? undefined : { x, y };

export const focusPosition = ({ x, y }: PictureFocus) => `${x}% ${y}%`;

const step = { coarse: 5, fine: 1 };
const directions: Record<string, PictureFocus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const withinPicture = (hundredths: number) => Math.min(100, Math.max(0, Math.round(hundredths)));

/** Undefined for other keys. */
export function focusAfterKey({ x, y }: PictureFocus, key: string, isFine: boolean): PictureFocus | undefined {
  const direction = directions[key];
  const size = isFine ? step.fine : step.coarse;
  return direction && { x: withinPicture(x + direction.x * size), y: withinPicture(y + direction.y * size) };
}

export const focusAt = (press: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }): PictureFocus => ({
  x: withinPicture(((press.x - box.x) / box.width) * 100),
  y: withinPicture(((press.y - box.y) / box.height) * 100),
});
