import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.VSD_API_URL ?? 'http://localhost:8080';

/** Names one chunk per locale, so that a reader loads the texts of his language in one go. */
const localeOf = (id: string) => `locale-${/locales\/([\w-]+)\//.exec(id)?.[1]}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/volta-service-desk/',
  plugins: [react()],
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: localeOf, debugName: 'locales', test: /locales\/[\w-]+\/[\w-]+\.json/ }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/volta-service-desk/services': { target: api, ws: true } },
  },
});
