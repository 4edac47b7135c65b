import type { DesktopItem } from '#domain/platform/desktopItems.ts';

/** A text that identifies an item of the first screen. */
export function desktopKey(item: DesktopItem): string {
  return item.kind === 'widget' ? `widget ${item.name}` : `${item.viewType} ${item.path}`;
}
