import { crc32, deflateSync } from 'node:zlib';

/** The size of the picture, in pixels. */
const width = 480;
const height = 270;
type Colour = readonly [number, number, number];
const road: Colour = [96, 104, 110];
const deck: Colour = [150, 156, 160];
const tyre: Colour = [30, 32, 36];
const glass: Colour = [196, 222, 236];
const cab: Colour = [200, 60, 48];

const isWithin = (x: number, y: number, left: number, top: number, right: number, bottom: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;
/** Where the wheels are from the left, in pixels. All have their centre 196 pixels from the top and a radius of 17. */
const wheels = [122, 250, 292, 334, 376];
const isWheel = (x: number, y: number) => wheels.some((at) => (x - at) ** 2 + (y - 196) ** 2 < 17 ** 2);

/**
 * The colour of one pixel of a truck on a weighbridge, seen from its side. What is nearer comes first: wheels, window, cab,
 * trailer, the deck of the weighbridge, and behind them the road or the sky.
 */
const colourAt = (x: number, y: number, trailer: Colour): Colour => {
  if (isWheel(x, y)) return tyre;
  if (isWithin(x, y, 112, 98, 150, 134)) return glass;
  if (isWithin(x, y, 104, 84, 160, 190)) return cab;
  if (isWithin(x, y, 172, 92, 404, 186)) return trailer;
  if (isWithin(x, y, 60, 212, 430, 222)) return deck;
  return y > 205 ? road : [150 + Math.round(y / 4), 180 + Math.round(y / 5), 206];
};

/** A chunk of a PNG: its length, type, data and checksum. */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** What a camera beside the scale would show, as PNG; each trailer has the colour that its number gives. */
export function truckPicture(number = 0): Buffer {
  // The factors have no meaning: they only make the colours of successive numbers differ.
  const trailer: Colour = [
    70 + ((number * 67) % 150),
    90 + ((number * 41) % 130),
    100 + ((number * 29) % 120),
  ];
  // Each row begins with a byte that names its filter: 0 for none.
  const pixels = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y, trailer), y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // 8 bits for each colour; type 2 is a picture of red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
