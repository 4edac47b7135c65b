import type { MenuEntry } from '#domain/navigation.ts';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';

export function desktopKey(item: DesktopItem): string {
  return item.kind === 'figures' ? 'figures' : `${item.viewType} ${item.path}`;
}

const itemOf = ({ viewType, path }: MenuEntry): DesktopItem => ({ kind: 'entry', viewType, path });

/** The items of a start page that nobody has arranged: figures, desks, sections. */
export function usualItems(sections: readonly MenuEntry[]): readonly DesktopItem[] {
  return [
    { kind: 'figures' },
    ...sections
      .flatMap(({ children }) => children.filter(({ viewType }) => viewType === 'worker'))
      .map(itemOf),
    ...sections.map(itemOf),
  ];
}
