/**
 * Cuts the families into what English and Tagalog are written in and the rest of Latin: a first page loads half as much. fonts.css
 * says which characters are in which file. Run by hand after a change of its ranges:
 * `node --import tsx client/styles/fonts/draw-subsets.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PACKAGES = new URL('../../../node_modules/', import.meta.url)
const FACE = /@font-face \{[^}]*url\('\.\/fonts\/(\S+)-(?:first|rest)\.woff2'\)[^}]*unicode-range:\s*([^;]+);/g
const FILE = /\.\/fonts\/(\S+\.woff2)/
const RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?/g

/** Copyright and licence, which a changed font has to keep. */
const LICENCE_NAMES = [0, 13, 14]

const SOURCES: Readonly<Record<string, { file: string; weights?: { min: number; max: number } }>> = {
  sora: { file: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2', weights: { min: 600, max: 800 } },
  'text-400': { file: '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2' },
  'text-600': { file: '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2' },
}

function charactersOf(ranges: string): string {
  const codes = [...ranges.matchAll(RANGE)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}

const styles = await readFile(new URL('../fonts.css', import.meta.url), 'utf8')
for (const [face, family = '', ranges = ''] of styles.matchAll(FACE)) {
  const { file, weights } = SOURCES[family]!
  const drawn = await subsetFont(await readFile(new URL(file, PACKAGES)), charactersOf(ranges), {
    targetFormat: 'woff2',
    preserveNameIds: LICENCE_NAMES,
    ...(weights && { variationAxes: { wght: weights } }),
  })
  await writeFile(new URL(FILE.exec(face)![1]!, import.meta.url), drawn)
}
