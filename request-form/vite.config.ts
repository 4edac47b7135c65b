import { defineConfig } from 'vite';

/** Visitors open the form under `/request-form/`, by itself or in a frame of another site. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/request-form/',
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
});
