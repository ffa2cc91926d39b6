import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Phones that no longer get updates: CSS layers need these, newer colour functions are lowered to them. */
const BROWSERS = ['chrome99', 'safari15.4', 'firefox97'];

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
              test: /node_modules|src\/(app\.tsx|routes\.ts|(ui|platform|features\/(help|auth))\/.*\.tsx?)$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
