import type { Locator } from 'playwright-core';

/** Types over what is in a box, key by key, as a person does. */
export async function typeInto(box: Locator, words: string): Promise<void> {
  await box.focus();
  await box.press('Control+a');
  if (words === '') await box.press('Delete');
  else await box.pressSequentially(words);
}
