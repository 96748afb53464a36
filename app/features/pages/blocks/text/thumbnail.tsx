/** A picture of the kind for the menu of blocks: 96 by 64 units, drawn in `currentColor`. */
export function Thumbnail() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
      <rect x="12" y="12" width="40" height="7" rx="2" />
      <rect x="12" y="27" width="72" height="3" rx="1.5" opacity=".5" />
      <rect x="12" y="35" width="72" height="3" rx="1.5" opacity=".5" />
      <rect x="12" y="43" width="50" height="3" rx="1.5" opacity=".5" />
    </svg>
  );
}
