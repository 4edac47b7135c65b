import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { widgetNamed } from '#domain/today/widgets.ts';

/** How much room an item takes: a number is narrow, a list or chart is wide (`panel`), a menu entry is between (`tile`). */
export type ItemShape = 'number' | 'panel' | 'tile';

interface Band {
  readonly shape: ItemShape;
  readonly items: readonly DesktopItem[];
}

const shapeOf = (item: DesktopItem): ItemShape => {
  if (item.kind === 'entry') return 'tile';
  return widgetNamed(item.name).kind === 'count' ? 'number' : 'panel';
};

/** Groups consecutive items of one shape, because each band is a grid of its own. The order of the items stays. */
export function bandsOf(items: readonly DesktopItem[]): readonly Band[] {
  return items.reduce<Band[]>((bands, item) => {
    const shape = shapeOf(item);
    const last = bands.at(-1);
    if (last?.shape !== shape) return [...bands, { shape, items: [item] }];
    return [...bands.slice(0, -1), { shape, items: [...last.items, item] }];
  }, []);
}
