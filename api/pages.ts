import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { notFound } from './http/problems.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`../${name}/dist`, import.meta.url));

/** One built interface: files with a hash in their name are kept for ever, the page itself is always asked for. */
const built = (name: string): Router => {
  const router = Router();
  const folder = folderOf(name);
  router.use('/assets', express.static(`${folder}/assets`, { immutable: true, maxAge: '1y' }), notFound);
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', (_request, response, next) => {
    if (!existsSync(`${folder}/index.html`)) return next();
    response.set('Cache-Control', 'no-cache').sendFile(`${folder}/index.html`);
  });
  return router;
};

export const pages = (): Router => {
  const router = Router();
  router.use('/kiosk', built('kiosk-ui'));
  router.use('/', built('admin-ui'));
  return router;
};
