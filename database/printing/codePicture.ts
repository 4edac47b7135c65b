import { toBuffer } from 'bwip-js/node';

const looks = {
  qr: { bcid: 'qrcode', scale: 4 },
  barcode: { bcid: 'code128', scale: 3, height: 12, includetext: true },
} as const;

/** A code as PNG, for paper. */
export function codePicture(kind: keyof typeof looks, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    toBuffer({ ...looks[kind], text }, (error, png) =>
      error ? reject(new Error(String(error))) : resolve(png),
    );
  });
}
