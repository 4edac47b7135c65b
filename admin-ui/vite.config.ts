import react from '@vitejs/plugin-react';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { wordsPlugin } from './i18n/wordsPlugin.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:8080';

/** Copies the files that pdf.js fetches by name while it draws a page. */
const pdfParts = (): Plugin => {
  let outDir = '';
  return {
    name: 'keja-pdf-parts',
    apply: 'build',
    configResolved: ({ root, build }) => void (outDir = resolve(root, build.outDir)),
    closeBundle: async () => {
      const pdfjs = resolve(import.meta.dirname, '../node_modules/pdfjs-dist');
      for (const part of ['wasm', 'standard_fonts', 'cmaps'])
        await cp(`${pdfjs}/${part}`, `${outDir}/pdfjs/${part}`, { recursive: true });
    },
  };
};

/**
 * The API serves the built back office at the root of its own address. While developing, this server shows the back office and
 * passes on to the API what is below the paths of `proxy`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  // node-polyglot asks for this package, which imitates what every browser has.
  resolve: { alias: { 'object.entries': resolve(import.meta.dirname, 'i18n/objectEntries.cjs') } },
  plugins: [react(), pdfParts(), wordsPlugin(), compression({ algorithms: ['br'] })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // In kB.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Without groups, a list would load over a hundred files. A group takes what it matches and all that this imports,
        // except what a group of a higher priority has.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'frame', test: /admin-ui\/Screens\.tsx$/, priority: 2 },
            { name: 'records', test: /admin-ui\/objects\/ObjectPage\.tsx$/, priority: 1 },
            { name: 'record', test: /admin-ui\/objects\/detail\/Object(Create|Detail)\.tsx$/, priority: 0 },
            // What twelve or more other files import.
            { name: 'common', minShareCount: 12 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // The socket of live updates is below `/api` too.
      '/api': { target: api, ws: true },
      '/docs': api,
      '/kiosk': api,
    },
  },
});
