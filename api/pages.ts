import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { compressed } from './http/compressed.ts';
import { notFound } from './http/problems.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`../${name}/dist`, import.meta.url));

/** Browsers read these headers of pages only. Scripts and styles go without them: some are smaller than these headers. */
const pageHeaders = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
];
const removePageHeaders = (response: ServerResponse): void => {
  for (const name of pageHeaders) response.removeHeader(name);
};

/** Serves one built interface: browsers keep files with a hash in their name for ever, but always request the page. */
const builtInterface = (name: string): Router => {
  const router = Router();
  const folder = folderOf(name);
  const cachedForYear = { immutable: true, maxAge: '1y', setHeaders: removePageHeaders } as const;
  // The build has already written a compressed copy of each asset.
  const assets = expressStaticGzip(`${folder}/assets`, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br'],
    serveStatic: cachedForYear,
  });
  // A missing asset is answered with 404; below, every other address is answered with the page.
  router.use('/assets', assets, notFound);
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response, next) => {
    // A program that reads metrics must not get a page instead.
    if (request.path === '/metrics') return next();
    if (!existsSync(`${folder}/index.html`)) return next();
    response.set('Cache-Control', 'no-cache').sendFile(`${folder}/index.html`);
  });
  return router;
};

/** The form by which anybody asks for an offer. */
export function requestFormPage(): Router {
  return Router().use(compressed(), builtInterface('request-form'));
}

/** The kiosk at `/kiosk` and the back office at all other addresses. */
export function pages(): Router {
  const router = Router();
  router.use(compressed());
  // The kiosk comes first, because the back office answers every address with its page.
  router.use('/kiosk', builtInterface('kiosk-ui'));
  router.use('/', builtInterface('admin-ui'));
  return router;
}
