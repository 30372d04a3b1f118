import type { Plugin } from 'vite'

/** Preloaded: what the first screen is written in. */
const FIRST_FONTS = [/sora-latin-wght-normal-.*\.woff2$/, /be-vietnam-pro-latin-[46]00-normal-.*\.woff2$/]

export const preloadFonts = (): Plugin => ({
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
