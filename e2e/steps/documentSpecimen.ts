import bwip from 'bwip-js';
import type { Browser } from 'playwright-core';

/** Bar codes write their numbers in the typeface that documents are written in. */
const typeface = bwip.FontLib.lookup('OCR-B');

const outlineOf = (letter: string): string =>
  bwip.FontLib.getpaths(typeface, letter.charCodeAt(0), 100, 100)
    .map((stroke) => {
      const bend = stroke.type === 'Q' ? `${stroke.cx} ${-stroke.cy} ` : '';
      return `${stroke.type}${bend}${stroke.x} ${-stroke.y}`;
    })
    .join('');

/** Millimetres of ICAO 9303: sizes of documents by the length of their lines, and of the lines. */
const sizes: Readonly<Record<number, readonly [number, number]>> = {
  30: [85.6, 54],
  36: [105, 74],
  44: [125, 88],
};
const pitch = 2.54;
const between = 6.35;
const height = 3.9;
const fromBelow = 5;

/** A document with these lines, as large as the frame of the kiosk's camera. */
const drawingOf = (lines: readonly string[]): string => {
  const length = lines[0]?.length ?? 30;
  const [wide, high] = sizes[length] ?? [85.6, 54];
  const left = (wide - length * pitch) / 2;
  const written = lines.flatMap((line, row) =>
    [...line].map((letter, place) => {
      const [x, y] = [left + place * pitch, high - fromBelow - (lines.length - 1 - row) * between];
      return `<path transform="translate(${x} ${y}) scale(${height / 100})" d="${outlineOf(letter)}"/>`;
    }),
  );
  return `<svg width="1028" viewBox="0 0 ${wide} ${high}"><rect width="${wide}" height="${high}" rx="3" fill="#e9e4da"/>
    <g fill="#222">${written.join('')}</g></svg>`;
};

/** What a camera films of a document that a hand holds into it, as motion JPEG: each picture is turned a little otherwise. */
export async function filmOf(browser: Browser, lines: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:end center;padding-bottom:10px;box-sizing:border-box;background:#445">
      <div style="filter:blur(.6px)">${drawingOf(lines)}</div>`,
  );
  const pictures: Buffer[] = [];
  for (const degrees of [0.4, 0.8, 1.2]) {
    await page.evaluate(
      (turn) => document.querySelector('div')?.setAttribute('style', turn),
      `filter:blur(.6px);transform:rotate(${degrees}deg)`,
    );
    pictures.push(await page.screenshot({ type: 'jpeg', quality: 85 }));
  }
  await page.close();
  return Buffer.concat(pictures);
}
