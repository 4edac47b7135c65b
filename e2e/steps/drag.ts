import type { Locator } from 'playwright-core';

/** Takes a card with the mouse by its lower edge and lets it go over a column. */
export async function drag(card: Locator, to: Locator): Promise<void> {
  const [from, target] = [await card.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error('card or column is not on the screen');
  const { mouse } = card.page();
  await mouse.move(from.x + from.width / 2, from.y + from.height - 6);
  await mouse.down();
  await mouse.move(target.x + target.width / 2, target.y + 120, { steps: 12 });
  await mouse.up();
}
