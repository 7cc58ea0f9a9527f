import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { packed } from './packed-plugin.ts';
import { texts } from './texts-plugin.ts';
import { worker } from './worker-plugin.ts';

/** In development the page for people without an account is served as the server does. */
const portal = (): Plugin => ({
  name: 'portal',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/volta-service-desk/portal/') && !/\.\w+$/.test(request.url)) {
        request.url = '/volta-service-desk/portal.html';
      }
      next();
    });
  },
});

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const api = process.env.VSD_API_URL ?? 'http://localhost:8080';

/**
 * Modules that are loaded together form one file with all their imports: a hundred small files load more slowly. The
 * first group that holds a module keeps it, so each group lacks the modules of the groups before it.
 */
const groups = [
  // The pages of the portal load the chunk of the modules that they share with the application, and no other chunk of it.
  [
    'common',
    /vite\/(preload-helper|modulepreload-polyfill)|\/(admin\/model\/(fitting-articles|number-text)|openapi\/vocabulary)\.ts$/,
  ],
  [
    'application',
    /\/admin\/(main|layout\/\w+|pages\/logo\/TenantMark|providers\/live\/[\w-]+)\.tsx?$|\/date-fns\/locale\/_lib\//,
  ],
  ['day', /\/pages\/my-day\/MyDayPage\.tsx$/],
  ['dashboard', /\/pages\/dashboard\/DashboardPage\.tsx$/],
  ['lists', /\/pages\/ticket\/TicketListPage\.tsx$|\/generator\/list\/ListPage\.tsx$/],
  ['ticket', /\/pages\/ticket\/(TicketPage|TicketCreatePage)\.tsx$/],
].map(([name, test], at) => ({ name: name as string, test: test as RegExp, priority: 10 - at }));

/** The texts of a language and the names of its calendar; those of English are shared with the pickers. */
const languages = {
  name: (id: string) => /(de|fr|it)[^/]*$/.exec(id)?.[1],
  test: /virtual:texts\/(de|fr|it)-CH$|\/date-fns\/locale\/(de|fr-CH|it-CH)\.m?js$/,
};

export default defineConfig({
  root: here('.'),
  base: '/volta-service-desk/',
  plugins: [react(), texts(), worker(), packed(), portal()],
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    // The packages of the bundle with their licences, for the notices of the image (docker/third-party.mjs).
    license: { fileName: '.vite/packages.json' },
    rolldownOptions: {
      input: [here('index.html'), here('portal.html')],
      output: { codeSplitting: { groups: [...groups, languages] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/volta-service-desk/services': { target: api, ws: true } },
  },
});
