import type { Plugin } from 'vite'

/**
 * Vite wraps every late import in code that fetches first what the chunk stands on. Here no chunk names anything of the kind
 * (`resolveDependencies` in vite.config.ts, one stylesheet), so the wrapper would be 0.7 kB of the first load for nothing.
 */
export const leanPreload = (): Plugin => ({
  name: 'palaro:lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
