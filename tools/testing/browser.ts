import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';
import { patienceMs } from './patience.ts';

/**
 * Two save memory where a function in a cloud has little; here they take the whole browser down with its first page. The
 * others make the processor play a graphics card, which costs a fifth of all that a page costs and shows nobody anything.
 */
const unwanted = [
  '--single-process',
  '--no-zygote',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** A camera that shows a film, motion JPEG, which may be another each time it is opened; pages need not ask for it. */
const filmed = (film: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** A real browser from npm: nothing needs to be installed on the machine. @param film file that its camera shows */
export const launchBrowser = async ({ film }: { readonly film?: string } = {}): Promise<Browser> => {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter((argument) => !unwanted.includes(argument)),
      '--disable-gpu',
      ...(film ? filmed(film) : []),
    ],
    headless: true,
    // Where no language is set, a browser cannot write a file whose name has Polish letters.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  return browser.on('context', (context) => context.setDefaultTimeout(patienceMs));
};
