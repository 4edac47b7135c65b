import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** The text recognizer loads its data by the original file name, so the hash is put into the name of the folder. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.traineddata.gz'))
    ? 'assets/[hash]/[name][extname]'
    : 'assets/[name]-[hash][extname]';

/** The kiosk is served under `/kiosk/` by every server. The development server passes `/api` on to the API. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/kiosk/',
  plugins: [react(), compression({ algorithms: ['br'] })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { assetFileNames } },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
});
