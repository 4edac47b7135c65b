import react from '@vitejs/plugin-react';
import { cp } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** What pdf.js fetches by name while it draws a page. */
const pdfParts = (): Plugin => ({
  name: 'keja-pdf-parts',
  apply: 'build',
  closeBundle: async () => {
    for (const part of ['wasm', 'standard_fonts', 'cmaps'])
      await cp(
        `${import.meta.dirname}/../node_modules/pdfjs-dist/${part}`,
        `${import.meta.dirname}/dist/pdfjs/${part}`,
        { recursive: true },
      );
  },
});

/** The back office stands at the root of the one origin; while developing, the API stands beside it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), pdfParts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
  },
  server: {
    proxy: {
      '/api': api,
      '/docs': api,
      '/kiosk': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
