import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PICTURE = /<img src="\/favicon\.svg" (width="\d+" height="\d+") alt="(\w+)" \/>/

/** Inlines the splash's picture into the page: as a file, its request would wait behind all scripts. */
export const inlineSplash = (root: string): Plugin => ({
  name: 'palaro:inline-splash',
  async transformIndexHtml(html) {
    const svg = await readFile(join(root, 'public/favicon.svg'), 'utf8')
    return html.replace(PICTURE, (_, size, name) => svg.trim().replace('<svg', `<svg role="img" aria-label="${name}" ${size}`))
  },
})
