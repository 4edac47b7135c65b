import type { MenuEntry } from '#domain/navigation.ts';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';

export const desktopKey = (item: DesktopItem): string =>
  item.kind === 'figures' ? 'figures' : `${item.viewType} ${item.path}`;

const itemOf = ({ viewType, path }: MenuEntry): DesktopItem => ({ kind: 'entry', viewType, path });

/** What the start page shows as long as nobody has arranged it: figures, desks, sections. */
export const usualItems = (sections: readonly MenuEntry[]): readonly DesktopItem[] => [
  { kind: 'figures' },
  ...sections.flatMap(({ children }) => children.filter(({ viewType }) => viewType === 'worker')).map(itemOf),
  ...sections.map(itemOf),
];
