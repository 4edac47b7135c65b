import type { DesktopItem } from '#domain/platform/desktopItems.ts';

export function desktopKey(item: DesktopItem): string {
  return item.kind === 'widget' ? `widget ${item.name}` : `${item.viewType} ${item.path}`;
}
