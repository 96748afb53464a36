/** The heading of a screen. It takes the focus when the screen changes, so that a screen reader says where one is. */
export function PageHeading({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · Admin`}</title>
      <h1 tabIndex={-1} className="text-2xl font-semibold outline-none">
        {title}
      </h1>
    </>
  );
}

export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}
