import type { Locator } from 'playwright-core';

/** Takes an event of a calendar with the mouse and lets it go over a day. */
export async function dragTo(event: Locator, day: Locator): Promise<void> {
  const [from, to] = [await event.boundingBox(), await day.boundingBox()];
  if (!from || !to) throw new Error('the event or the day is not on the screen');
  const { mouse } = event.page();
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await mouse.up();
}

/** Takes a card of a board with the mouse by its lower edge and lets it go near the top of a column. */
export async function drag(card: Locator, to: Locator): Promise<void> {
  const [from, target] = [await card.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error('card or column is not on the screen');
  const { mouse } = card.page();
  await mouse.move(from.x + from.width / 2, from.y + from.height - 6);
  await mouse.down();
  await mouse.move(target.x + target.width / 2, target.y + 120, { steps: 12 });
  await mouse.up();
}
