import type { Page } from 'playwright-core';

/** The errors that a page reports from now on; the list grows. */
export function faultsOf(watched: Page): string[] {
  const faults: string[] = [];
  watched.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${watched.url()}: ${message.text()}`);
  });
  watched.on('pageerror', (error) => faults.push(`${watched.url()}: ${error.message}`));
  return faults;
}
