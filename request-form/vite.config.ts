import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Visitors open the form under `/request-form/`, by itself or in a frame of another site. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/request-form/',
  plugins: [compression({ algorithms: ['br'] })],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
});
