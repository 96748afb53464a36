import { Ellipsis } from "lucide";
import { DropdownMenu } from "radix-ui";
import { buttonClass } from "#app/admin-kit/button.tsx";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
import { useMenuActions } from "#app/admin-kit/use-menu-actions.ts";
import { pagesTexts } from "#app/features/pages/admin/texts/pages.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

export type MenuEntry = {
  label: string;
  onSelect?: () => void;
  /** Opens instead, in another tab where it is a page of the site. */
  href?: string;
  /** Why it can't be chosen. */
  refusal?: string | undefined;
  isDanger?: boolean;
};

const entryClass =
  "block min-h-10 cursor-pointer rounded-lg px-3 py-2 text-sm font-semibold -outline-offset-3 data-[disabled]:cursor-not-allowed data-[disabled]:text-fg-muted data-[highlighted]:bg-accent-soft";

/** What can be done with a page, besides editing it. */
export function PageMenu({ name, entries }: { name: string; entries: MenuEntry[] }) {
  const text = useTexts(pagesTexts);
  const isHydrated = useHydrated();
  const { trigger, onSelect: choose, onCloseAutoFocus } = useMenuActions();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={trigger} disabled={!isHydrated} aria-label={text.moreOf(name)} className={buttonClass("quiet", "!px-2.5")}>
        <Icon of={Ellipsis} className="size-5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="admin z-30 max-h-(--radix-dropdown-menu-content-available-height) max-w-72 min-w-52 overflow-y-auto rounded-xl border border-edge bg-surface p-1.5 text-fg shadow-lg"
        >
          {entries.map(({ label, onSelect, href, refusal, isDanger }) => (
            <DropdownMenu.Item
              key={label}
              asChild={href !== undefined}
              disabled={refusal !== undefined}
              onSelect={choose(onSelect)}
              className={`${entryClass} ${isDanger && refusal === undefined ? "text-bad" : ""}`}
            >
              {href === undefined ? (
                <>
                  {label}
                  {refusal && <span className="block text-xs font-normal">{refusal}</span>}
                </>
              ) : (
                <a href={href} target="_blank" rel="noopener">
                  {label}
                </a>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
