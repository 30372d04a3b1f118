import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Preloaded: what the first screen is written in. */
const FIRST_FONTS = [/sora-latin-wght-normal-.*\.woff2$/, /be-vietnam-pro-latin-[46]00-normal-.*\.woff2$/]

const preloadFonts = (): Plugin => ({
  name: 'palaro:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONTS.some((font) => font.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
})

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'public',
  plugins: [react(), preloadFonts()],
  // Found up front: a dependency met later would reload the page in the middle of a test.
  optimizeDeps: { include: ['swiper/react', 'swiper/modules', 'dompurify', 'react-hook-form'] },
  // The contract and node_modules lie beside client/.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Fonts stay files: a data: URL would need an exception in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nothing is lost by skipping a barrel whose exports are not used.
      treeshake: { moduleSideEffects: (id) => !/\/client\/(ui|features\/[^/]+)\/index\.ts$/.test(id) },
      output: {
        // Few files compress better than many. What a group imports comes along with it.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'home', test: /client\/features\/home\/HomePage\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
