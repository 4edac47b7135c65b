const looks = {
  qr: { bcid: 'qrcode', scale: 4 },
  barcode: { bcid: 'code128', scale: 3, height: 12, includetext: true },
} as const;

/** A code as PNG, for paper. The library is loaded for the first one: it takes 13 MB, and many processes draw none. */
export async function codePicture(kind: keyof typeof looks, text: string): Promise<Buffer> {
  const { toBuffer } = await import('bwip-js/node');
  return new Promise((resolve, reject) => {
    toBuffer({ ...looks[kind], text }, (error, png) =>
      error ? reject(new Error(String(error))) : resolve(png),
    );
  });
}
