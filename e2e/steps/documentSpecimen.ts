import bwip from 'bwip-js';
import type { Browser } from 'playwright-core';

/** The typeface of documents. The library has it for the numbers under bar codes. */
const typeface = bwip.FontLib.lookup('OCR-B');

/** The shape of a character as an SVG path, 100 units high. The y axis of fonts goes up and that of SVG goes down. */
const outlineOf = (character: string): string =>
  bwip.FontLib.getpaths(typeface, character.charCodeAt(0), 100, 100)
    .map((stroke) => {
      const controlPoint = stroke.type === 'Q' ? `${stroke.cx} ${-stroke.cy} ` : '';
      return `${stroke.type}${controlPoint}${stroke.x} ${-stroke.y}`;
    })
    .join('');

/** Width and height of a document by the number of characters in a line of its MRZ; all sizes are millimetres of ICAO 9303. */
const sizes: Readonly<Record<number, readonly [number, number]>> = {
  30: [85.6, 54],
  36: [105, 74],
  44: [125, 88],
};
const characterPitch = 2.54;
const lineDistance = 6.35;
const characterHeight = 3.9;
const bottomMargin = 5;

/** An identity document with these lines of its MRZ, as large as the frame of the kiosk's camera. */
const drawingOf = (lines: readonly string[]): string => {
  const length = lines[0]?.length ?? 30;
  const [documentWidth, documentHeight] = sizes[length] ?? [85.6, 54];
  const left = (documentWidth - length * characterPitch) / 2;
  const characters = lines.flatMap((line, row) =>
    [...line].map((character, place) => {
      const [x, y] = [
        left + place * characterPitch,
        documentHeight - bottomMargin - (lines.length - 1 - row) * lineDistance,
      ];
      return `<path transform="translate(${x} ${y}) scale(${characterHeight / 100})" d="${outlineOf(character)}"/>`;
    }),
  );
  return `<svg width="1028" viewBox="0 0 ${documentWidth} ${documentHeight}"><rect width="${documentWidth}" height="${documentHeight}" rx="3" fill="#e9e4da"/>
    <g fill="#222">${characters.join('')}</g></svg>`;
};

/** What a camera films of a document in somebody's hand, as motion JPEG. Each picture is turned a little more, as a hand moves. */
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
