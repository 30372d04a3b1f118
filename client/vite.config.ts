import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './build/chunk-groups.ts'
import { compressAssets } from './build/compress-assets.ts'
import { inlineSplash } from './build/inline-splash.ts'
import { leanRouter } from './build/lean-router.ts'
import { lowPriorityScripts } from './build/low-priority-scripts.ts'
import { minifyBoot } from './build/minify-boot.ts'
import { partTexts } from './build/part-texts.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { scopedName } from './build/scoped-name.ts'
import { writeFirstPages } from './build/write-first-pages.ts'

/** Written beside the page; lib/service-worker.ts registers it, and the server has the manifest: it names the merchant's site. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    registerType: 'autoUpdate',
    injectRegister: null,
    manifest: false,
    srcDir: 'service-worker',
    filename: 'sw.ts',
    // Fonts and pictures are kept once a page has asked for them.
    injectManifest: { globPatterns: ['assets/*.{js,css}'], minify: true, sourcemap: false },
  })

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: 'public',
  plugins: [
    react(),
    partTexts(import.meta.dirname),
    leanRouter(),
    inlineSplash(import.meta.dirname),
    preloadFonts(),
    lowPriorityScripts(),
    minifyBoot(),
    writeFirstPages(import.meta.dirname),
    compressAssets(),
    command === 'build' && serviceWorker(),
  ],
  // From a folder whose path Vite can't read, pages are built elsewhere, beside a link to the packages (server/cli/plain-folder.ts).
  resolve: { preserveSymlinks: true },
  // Found up front: a dependency met later would reload the page in the middle of a test.
  optimizeDeps: { include: ['swiper', 'swiper/modules', 'dompurify', 'react-hook-form'] },
  // The contract and node_modules lie beside client/.
  server: { fs: { allow: ['..'] } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Only the peso sign's own fonts (1.6 kB each) are in the stylesheet: as files they would come late.
    assetsInlineLimit: (path) => path.endsWith('.ttf'),
    modulePreload: {
      polyfill: false,
      // The page names its scripts; a table of what each later chunk needs would cost the first load more than it saves later.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    rolldownOptions: {
      // Nothing is lost by skipping a barrel whose exports are not used.
      treeshake: { moduleSideEffects: (id) => !/\/client\/(ui|ui\/[^/]+|features\/[^/]+\/[^/]+)\/index\.ts$/.test(id) },
      output: {
        // Few files compress better than many, and are asked for sooner.
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}))
