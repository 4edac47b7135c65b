import type { Page } from 'playwright-core';

/** The screens that kiosks have, in pixels: an upright totem, and two that are wider than high. */
export const kioskSizes = [
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
] as const;

/**
 * What is cut, lies outside the screen, is covered by something else, or makes the screen scroll, as the page is now. While a
 * dialog is open, only the dialog is looked at. A pixel or two come from rounding and do not count.
 */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.unseen, video') === null;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    const { innerWidth, innerHeight } = window;
    const isOutside = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    };
    const spills = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    const isCovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
      return topElement !== null && !element.contains(topElement) && !topElement.contains(element);
    };
    const dialog = document.querySelector('dialog[open]');
    const shownElements = [...document.querySelectorAll('body *')].filter(
      (element) => isShown(element) && (dialog === null || dialog.contains(element)),
    );
    const controls = shownElements.filter((element) => element.matches('button, a, input, select'));
    const words = shownElements.filter(hasText);
    const screen = document.querySelector('.screen');
    const scrolls = screen && dialog === null ? screen.scrollHeight - screen.clientHeight : 0;
    return [
      ...(scrolls > 1 ? [`scrolls by ${scrolls}`] : []),
      ...[...new Set([...controls, ...words])].filter(isOutside).map((each) => `outside: ${describe(each)}`),
      ...controls
        .filter((each) => each.matches('button') && spills(each))
        .map((each) => `cut: ${describe(each)}`),
      ...controls
        .filter((each) => !each.matches('input') && !isOutside(each) && isCovered(each))
        .map((each) => `covered: ${describe(each)}`),
    ];
  });

/** Controls that are too small to hit with a finger, and a gap over a third of the screen's height in which nothing is shown. */
const smallOrEmpty = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // In pixels. A function that the browser runs (`evaluate`) sees nothing of this file, so `isShown` is repeated here.
    const [smallestTarget, largestGap] = [48, innerHeight / 3];
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.unseen') === null;
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const small = shown('button, a, input, select').filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < smallestTarget || height < smallestTarget;
    });
    const screen = document.querySelector('.screen')?.getBoundingClientRect();
    const filled = shown('.screen :is(h1, h2, p, li, dt, dd, svg, img, video, button, a, input, .code-boxes)')
      .map((element) => element.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top);
    let [seenTo, gap] = [screen?.top ?? 0, 0];
    for (const { top, bottom } of filled) {
      gap = Math.max(gap, top - seenTo);
      seenTo = Math.max(seenTo, bottom);
    }
    return [
      ...small.map((control) => `small: ${control.textContent || control.getAttribute('aria-label') || ''}`),
      ...(gap > largestGap ? [`empty: ${Math.round(gap)} of ${innerHeight} px`] : []),
    ];
  });

/**
 * What does not fit on a kiosk's screen, is too small to hit or leaves too much of it empty, in each of its sizes and each
 * language that can be chosen there. Afterwards the page has its former size and language again.
 */
export async function whatDoesNotFit(page: Page): Promise<string[]> {
  const sizeBefore = page.viewportSize();
  // A driver's own phone is narrower, and scrolls.
  if (sizeBefore && sizeBefore.width < 700) return [];
  // An open dialog covers the buttons of the languages. The selector `nothing` finds no element.
  const isDialogOpen = (await page.locator('dialog[open]').count()) > 0;
  const languages = page.locator(isDialogOpen ? 'nothing' : 'nav.languages button');
  const pressed = page.locator('nav.languages button[aria-pressed="true"]');
  const chosenLanguage =
    !isDialogOpen && (await pressed.count()) > 0 ? await pressed.getAttribute('lang') : null;
  const faults: string[] = [];
  for (const size of kioskSizes) {
    await page.setViewportSize(size);
    const count = await languages.count();
    for (let index = 0; index < Math.max(1, count); index += 1) {
      if (count > 0) await languages.nth(index).click();
      const language = (await page.evaluate(() => document.documentElement.lang)) || '–';
      const place = `${size.width}×${size.height} ${language}`;
      const found = [...(await outOfSight(page)), ...(await smallOrEmpty(page))];
      faults.push(...found.map((fault) => `${place} ${fault}`));
    }
  }
  if (chosenLanguage !== null) await page.locator(`nav.languages button[lang="${chosenLanguage}"]`).click();
  if (sizeBefore) await page.setViewportSize(sizeBefore);
  return faults;
}
