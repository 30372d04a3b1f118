import type { Plugin } from 'vite'

/** What can be seen at once comes first: the style, the fonts and the first picture share the line before the scripts do. */
export const lowPriorityScripts = (): Plugin => ({
  name: 'palaro:low-priority-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`),
  },
})
