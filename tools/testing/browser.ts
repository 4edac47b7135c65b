import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';
import { keepContexts } from './keptContexts.ts';
import { patienceMs } from './patience.ts';
import { addPagesToFailure } from './seenAtFailure.ts';

/**
 * Flags of the package that we leave out. The first two save memory in a small cloud function, but here the whole browser ends
 * with its first page. The others simulate a graphics card, which costs a fifth of the processor time and which no test needs.
 */
const unwantedFlags = [
  '--single-process',
  '--no-zygote',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** Flags for a fake camera that plays a motion JPEG film, without asking for permission. */
const cameraFlags = (film: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** A real browser from npm: nothing needs to be installed on the machine. @param film file that its camera shows */
export async function launchBrowser({ film }: { readonly film?: string } = {}): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter((argument) => !unwantedFlags.includes(argument)),
      '--disable-gpu',
      // Contexts that are used again keep the process of their pages (keptContexts.ts).
      '--process-per-site',
      ...(film ? cameraFlags(film) : []),
    ],
    headless: true,
    // Without a locale, a browser cannot write a file with Polish characters in its name.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  return keepContexts(browser).on('context', (context) => {
    context.setDefaultTimeout(patienceMs);
    addPagesToFailure(context);
  });
}
