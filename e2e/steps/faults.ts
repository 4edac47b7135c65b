import type { Page } from 'playwright-core';

/** The errors that a page reports from now on, with the address that they are about; the list grows. */
export function faultsOf(watched: Page): string[] {
  const faults: string[] = [];
  watched.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(`${watched.url()}: ${message.text()} ${message.location().url}`);
  });
  watched.on('pageerror', (error) => faults.push(`${watched.url()}: ${error.message}`));
  return faults;
}
