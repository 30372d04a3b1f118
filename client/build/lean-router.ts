import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Removes the components' names, and marks the calls that create components as free of side effects. */
export const leanRouterCode = (code: string): string =>
  code
    .replace(/^[\w$]+\.displayName = .*;$/gm, '')
    .replace(/^(var [\w$]+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')

/**
 * As published, no part of react-router can be left out: browsers get its development build, and a name set on a component
 * keeps that component in the bundle. This uses the production build, without the parts that nothing uses (4.4 kB; ADR 0039).
 * lean-router.alone.test.ts fails if a new version of the package is written differently.
 */
export const leanRouter = (): Plugin => ({
  name: 'palaro:lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router$/ },
    handler: () => fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url)),
  },
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({ code: leanRouterCode(code), map: null }),
  },
})
