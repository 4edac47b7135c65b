import type { Page } from 'playwright-core';

/** Goes there as a click in the menu does, without loading the application anew: its router listens to `popstate`. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
