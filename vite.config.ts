import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Phones that no longer get updates: CSS layers need these, newer colour functions are lowered to them. */
const BROWSERS = ['chrome99', 'safari15.4', 'firefox97'];

/** What only some screens need: those of who comes in, those behind an account, and the questions. */
const ENTERING =
  /src\/(features\/auth\/(agreement-fields|entry-frame|form-banner|rights-footer|sign-up-form|use-sign-up-fields|youth-help)|ui\/password-field)\.tsx?$/;
const INSIDE =
  /src\/(features\/auth\/(app-frame|app-tabs|restricted-screen|tu-screen|unconfirmed-line)|ui\/(dialog|tabs-bar))\.tsx?$/;
const TILES = /src\/ui\/tile-(path|layout)\.tsx?$/;
const SHARED = /node_modules|src\/(app\.tsx|routes\.ts|(ui|platform|features\/(help|auth))\/.*\.tsx?)$/;

const src = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  root: 'src',
  publicDir: false,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: BROWSERS,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        app: src('app.html'),
        'app-pt': src('app-pt.ts'),
        'app-en': src('app-en.ts'),
        site: src('features/site/site-bundle.css'),
        reading: src('features/site/reading-bundle.css'),
        help: src('features/site/help-bundle.css'),
        form: src('features/inbox/form-script.ts'),
      },
      output: {
        // What screens share comes in one file: on a far antenna each request costs more than its bytes.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => SHARED.test(id) && ![ENTERING, INSIDE, TILES].some((apart) => apart.test(id)),
              minShareCount: 2,
              priority: 1,
            },
            { name: 'entering', test: ENTERING, minShareCount: 2 },
            { name: 'inside', test: INSIDE, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
