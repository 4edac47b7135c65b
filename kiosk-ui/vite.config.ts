import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The reader of documents asks for its data by their own name: the hash is in the folder. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.traineddata.gz'))
    ? 'assets/[hash]/[name][extname]'
    : 'assets/[name]-[hash][extname]';

/** Drivers open the kiosk under `/kiosk/`, whoever serves it; while developing, the API is beside it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/kiosk/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { assetFileNames } },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
});
