import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** In bytes. A smaller answer, such as a single record, fits into three packets and arrives no sooner when it is compressed. */
const threshold = 4096;

const isText = /\b(json|javascript|css|html|svg)\b/;

/** Sends pages and JSON compressed, even without a proxy in front of us. Other files are sent as they are. */
export function compressed(): RequestHandler {
  return compression({
    threshold,
    // The quality that costs the processor least.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    filter: (_request, response) =>
      response.statusCode === 200 && isText.test(String(response.getHeader('content-type'))),
  });
}
