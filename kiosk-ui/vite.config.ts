import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Drivers open the kiosk under `/kiosk/`, whoever serves it; while developing, the API stands beside it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/kiosk/',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
});
