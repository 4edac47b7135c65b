import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The back office stands at the root of the one origin; while developing, the API stands beside it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
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
