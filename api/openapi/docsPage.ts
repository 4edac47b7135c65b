import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Keja API</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css"></head>
<body><div id="swagger-ui"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', docExpansion: 'none', filter: true, validatorUrl: null });`;

/** Only the folder of the package is resolved. To import the package would run the script of the page in this process. */
const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** The page with the documentation of the API; all its files come from this server. */
export function docsPage(): Router {
  const router = Router();
  router.use('/assets', express.static(assets, { index: false }));
  router.get('/start.js', (_request, response) => void response.type('text/javascript').send(start));
  router.get('/', (_request, response) => void response.type('html').send(page));
  return router;
}
