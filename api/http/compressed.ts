import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** In bytes. A smaller answer, such as a single record, fits into three packets and arrives no sooner when it is compressed. */
const threshold = 4096;

const isText = /\b(json|javascript|css|html|svg)\b/;

/**
 * Sends pages, scripts and JSON compressed, even without a proxy in front of us. Other files are sent as they are.
 * @param quality of Brotli: 4 costs least; 9 is for files that browsers keep for a year
 */
export function compressed(quality: 4 | 9 = 4): RequestHandler {
  return compression({
    threshold,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    filter: (_request, response) =>
      response.statusCode === 200 && isText.test(String(response.getHeader('content-type'))),
  });
}
