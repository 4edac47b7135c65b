import type { Page } from 'playwright-core';

/** The screens that kiosks have: upright totems, and lying panels. */
const sizes = [
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
] as const;

/** What is cut, lies outside the screen, or is covered by something else, as the page is now. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.unseen, video') === null;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    const { innerWidth, innerHeight } = window;
    const outside = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    };
    const spills = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    const covered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && !element.contains(over) && !over.contains(element);
    };
    const inert = document.querySelector('dialog[open]');
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => isShown(element) && (inert === null || inert.contains(element)),
    );
    const controls = shown.filter((element) => element.matches('button, a, input, select'));
    const words = shown.filter(hasText);
    const screen = document.querySelector('.screen');
    const scrolls = screen && inert === null ? screen.scrollHeight - screen.clientHeight : 0;
    return [
      ...(scrolls > 1 ? [`scrolls by ${scrolls}`] : []),
      ...[...new Set([...controls, ...words])].filter(outside).map((each) => `outside: ${named(each)}`),
      ...controls
        .filter((each) => each.matches('button') && spills(each))
        .map((each) => `cut: ${named(each)}`),
      ...controls
        .filter((each) => !each.matches('input') && !outside(each) && covered(each))
        .map((each) => `covered: ${named(each)}`),
    ];
  });

/** What does not fit on a kiosk's screen, in each of its sizes and each language that can be chosen there. */
export async function whatDoesNotFit(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  // A driver's own phone is narrower, and scrolls.
  if (before && before.width < 700) return [];
  // A question lies over the languages.
  const isAsked = (await page.locator('dialog[open]').count()) > 0;
  const languages = page.locator(isAsked ? 'nothing' : 'nav.languages button');
  const pressed = page.locator('nav.languages button[aria-pressed="true"]');
  const chosen = !isAsked && (await pressed.count()) > 0 ? await pressed.getAttribute('lang') : null;
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const count = await languages.count();
    for (let at = 0; at < Math.max(1, count); at += 1) {
      if (count > 0) await languages.nth(at).click();
      const language = (await page.evaluate(() => document.documentElement.lang)) || '–';
      const place = `${size.width}×${size.height} ${language}`;
      found.push(...(await outOfSight(page)).map((fault) => `${place} ${fault}`));
    }
  }
  if (chosen !== null) await page.locator(`nav.languages button[lang="${chosen}"]`).click();
  if (before) await page.setViewportSize(before);
  return found;
}
