import type { Page } from 'playwright-core';

/** A node of React's tree, as far as it shows what was drawn. */
interface Fiber {
  /** The same node before this drawing; null for a node that is drawn for the first time. */
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** What React did with the node, as bits. */
  readonly flags: number;
  /** The kind of the node: a component, an element of the page, or something else. */
  readonly tag: number;
}

declare global {
  interface Window {
    drawn: number;
  }
}

/** Counts the components that React draws from now on, as its developer tools do. To be called before a page is opened. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawn = 0;
    // React's flag `PerformedWork`, and its tags of components: functions, classes, forwarded references and memos.
    const performed = 1;
    const components = [0, 1, 11, 14, 15];
    const count = (next: Fiber, before: Fiber | null): void => {
      if (components.includes(next.tag) && (before === null || (next.flags & performed) !== 0))
        window.drawn += 1;
      // Where nothing below was drawn, React keeps the same child.
      if (before !== null && next.child === before.child) return;
      for (let child = next.child; child; child = child.sibling) count(child, child.alternate);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) =>
          count(root.current, root.current.alternate),
      },
    });
  });
}

/** How many components were drawn while something was done. */
export async function countDrawn(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => window.drawn);
  await act();
  return (await page.evaluate(() => window.drawn)) - before;
}
