import type { Plugin } from 'vite'

/** Preloaded: the fonts of the first screen (client/styles/fonts.css). */
const FIRST_FONT = /-first-[\w-]+\.woff2$/

export const preloadFonts = (): Plugin => ({
  name: 'palaro:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
})
