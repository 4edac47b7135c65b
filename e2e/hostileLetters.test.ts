import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attacksOnPages } from '#tools/peers/attacks.ts';
import { launchBrowser } from '#tools/testing/browser.ts';

/** A public collection of attacks as letters, cleaned by our reader in a real browser and shown in a page that runs scripts. */
let browser: Browser;
let page: Page;
let attacks: readonly string[];
const asked: string[] = [];

/** What the page of the test offers besides what every page has. */
interface Trap {
  readonly letters: typeof import('../admin-ui/mail/safeLetter.ts');
  ran: string[];
}

beforeAll(async () => {
  [browser, attacks] = await Promise.all([launchBrowser(), attacksOnPages()]);
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const trap = top as unknown as Trap;
    trap.ran ??= [];
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'fetch'])
      Object.assign(globalThis, { [name]: () => trap.ran.push(name) });
  });
  // Whatever is asked for goes nowhere, and is noted.
  await context.route('**/*', (route) => {
    const { pathname, href } = new URL(route.request().url());
    if (pathname === '/reader') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    asked.push(href);
    return route.abort();
  });
  page = await context.newPage();
  await page.goto('http://reader.example/reader');
  await page.addScriptTag({ content: await readerScript() });
});
afterAll(() => browser?.close());

/** The reader's own code as one script. */
const readerScript = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('../admin-ui/mail/safeLetter.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'letters' } },
  });
  const [{ output }] = built as { output: { code: string }[] }[] as [{ output: { code: string }[] }];
  return output[0]?.code ?? '';
};

const portion = 200;
/** Each in the letter's text, and where a letter may put its words: in an attribute and in a style sheet. */
const places = [
  (attack: string) => attack,
  (attack: string) => `<p title="${attack}">x</p>`,
  (attack: string) => `<a href="${attack.replaceAll('"', '&quot;')}">x</a>`,
  (attack: string) => `<style>${attack}</style><p>x</p>`,
];

it(
  'thousands of known attacks run no script and leave nothing that could',
  { timeout: 600_000 },
  async () => {
    expect(attacks.length).toBeGreaterThan(4000);
    for (let from = 0; from < attacks.length; from += portion) {
      const letters = attacks
        .slice(from, from + portion)
        .flatMap((attack) => places.map((put) => put(attack)));
      const left = await page.evaluate(async (sources) => {
        const { letters: reader } = globalThis as unknown as Trap;
        const faults: string[] = [];
        const never =
          'script, form, input, button, textarea, select, svg, math, iframe, frame, object, embed, applet, base, meta, link, video, audio, source, template';
        const shown = document.createElement('div');
        for (const source of sources) {
          // With its pictures, as a reader may ask: then a letter may load the most.
          const { document: text } = reader.safeLetter(source, true);
          const { body } = new DOMParser().parseFromString(text, 'text/html');
          const hostile = [...body.querySelectorAll('*')].filter(
            (element) =>
              element.matches(never) ||
              [...element.attributes].some(
                ({ name, value }) =>
                  /^on|action|srcdoc|srcset|poster/i.test(name) ||
                  (/^(src|background)$/.test(name) && !/^https?:|^data:image\//i.test(value)) ||
                  (name === 'href' && element.matches('a, area') && !/^(https?|mailto|tel):/i.test(value)),
              ),
          );
          faults.push(...hostile.map((element) => `${source} left ${element.outerHTML}`));
          shown.insertAdjacentHTML('beforeend', body.innerHTML);
        }
        // Without the frame and the policy that a letter is shown with: the cleaning alone must be enough.
        document.body.replaceChildren(shown);
        for (const link of shown.querySelectorAll('a')) link.dispatchEvent(new MouseEvent('mouseover'));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return faults;
      }, letters);
      expect(left).toEqual([]);
    }
    expect(await page.evaluate(() => (globalThis as unknown as Trap).ran)).toEqual([]);
  },
);

it(
  'a letter as it is shown asks nobody for anything before its pictures are wanted',
  { timeout: 600_000 },
  async () => {
    asked.splice(0);
    let shown = 0;
    for (let from = 0; from < attacks.length; from += portion)
      shown += await page.evaluate(
        async (sources) => {
          const { letters: reader } = globalThis as unknown as Trap;
          const letters = sources.map((source) => reader.safeLetter(source, false).document);
          // Nothing is left in the others that could load.
          const loading = letters.filter((letter) => /url|@import|image-set|src=|background=/i.test(letter));
          const frames = loading.map((letter) => {
            const frame = document.createElement('iframe');
            frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
            frame.srcdoc = letter;
            return frame;
          });
          const loaded = frames.map(
            (frame) => new Promise((resolve) => frame.addEventListener('load', resolve)),
          );
          document.body.replaceChildren(...frames);
          await Promise.all(loaded);
          return frames.length;
        },
        attacks.slice(from, from + portion).flatMap((attack) => places.map((put) => put(attack))),
      );
    expect(shown).toBeGreaterThan(100);
    expect(asked).toEqual([]);
  },
);
