import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The script of axe-core, which checks in the page whether people with a disability can use it. */
const axe = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules whose results depend on colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** A tooltip is read with the control that it describes, and is in no region of the page. */
const isTooltip = ({ id }: Violation, { html }: Violation['nodes'][number]): boolean =>
  id === 'region' && html.startsWith('<div role="tooltip"');

/**
 * What axe finds wrong with the page, or with its colours alone, of any impact. Each is reported with the first element that
 * breaks the rule.
 */
export async function violationsOf(
  page: Page,
  scope: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(await axe);
  const only = scope === 'colours' ? { runOnly: rulesOfColours } : {};
  const options = JSON.stringify({ ...only, resultTypes: ['violations'] });
  const violations = (await page.evaluate(
    `(async () => (await axe.run(document, ${options})).violations)()`,
  )) as readonly Violation[];
  return violations
    .map((violation) => ({
      ...violation,
      nodes: violation.nodes.filter((node) => !isTooltip(violation, node)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, impact, nodes }) => `${id} (${impact}, ${nodes.length}): ${nodes[0]?.html.slice(0, 200)}`);
}

/**
 * The texts that do not fit where they stand, the cells whose text runs over the next one, the hints of empty fields
 * that are cut, and the page itself where it can be pushed sideways. A text may be cut if it ends with an ellipsis and its
 * whole is given in a `title`.
 */
export function whatIsCut(page: Page): Promise<string[]> {
  // The functions are inside, because the browser runs all of this in the page.
  return page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A text that only screen readers read is one pixel wide.
    const isForEyes = (element: Element) => element.clientWidth > 1 && element.clientHeight > 1;
    const hides = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isCut = (element: Element) => hides(element) && element.scrollWidth > element.clientWidth + 1;
    // An ellipsis shows the person that the text goes on.
    const showsThatItIsCut = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    };
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some(isText))
      .filter((element) => isShown(element) && isForEyes(element) && isCut(element))
      .filter((element) => element.closest('[title]') === null || !showsThatItIsCut(element))
      .map((element) => `cut: ${element.textContent}`);
    const overflowing = [...document.querySelectorAll('th, td')]
      .filter((cell) => isShown(cell) && !hides(cell) && cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => `runs over: ${cell.textContent}`);
    // An input does not tell how wide its hint is, so the hint is measured in the same font.
    const pen = document.createElement('canvas').getContext('2d');
    const hints = [...document.querySelectorAll('input')]
      .filter((input) => isShown(input) && input.value === '' && input.placeholder !== '')
      .filter((input) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        if (!pen) return false;
        pen.font = font;
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(input.placeholder).width > room + 1;
      })
      .map((input) => `the hint is cut: ${input.placeholder}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = [...cut, ...overflowing, ...hints];
    return scrollWidth > clientWidth
      ? [...faults, `the page is ${scrollWidth} wide in ${clientWidth}`]
      : faults;
  });
}

/** The buttons whose text does not keep to the room between their edges, as when a row of a form presses them together. */
export function whatTouchesEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textBoxesOf = (button: Element) =>
      [...button.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range.getBoundingClientRect();
        });
    const isTight = (button: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(button);
      const box = button.getBoundingClientRect();
      const [begin, end] = [box.left + parseFloat(paddingLeft), box.right - parseFloat(paddingRight)];
      return textBoxesOf(button).some(({ left, right }) => left < begin - 1 || right > end + 1);
    };
    return [...document.querySelectorAll('.MuiButton-root')]
      .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(isTight)
      .map((button) => `touches the edges of its button: ${button.textContent}`);
  });
}
