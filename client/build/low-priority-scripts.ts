import type { Plugin } from 'vite'

/** Loads scripts after the style, the fonts and the first picture, which are visible at once. */
export const lowPriorityScripts = (): Plugin => ({
  name: 'palaro:low-priority-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`),
  },
})
