/**
 * Draws ₱ for the two families that lack it: the family's P with two bars. Writes the `.ttf` files next to this one. Run by hand:
 * `node --import tsx client/styles/fonts/draw-peso.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
// CommonJS under tsx: the names hang on its default export.
// oxlint-disable-next-line import/default
import opentype from 'opentype.js'

const HERE = new URL('.', import.meta.url)
const PACKAGES = new URL('../../../node_modules/@fontsource/', import.meta.url)
const PESO = 0x20b1

const { Font, Glyph, parse, Path } = opentype

interface Drawing {
  from: string
  to: string
  /** Thickness of a bar and its overhang on either side, in units of 1000. */
  bar: number
  overhang: number
}

const drawings: Drawing[] = [
  { from: 'sora/files/sora-latin-700-normal.woff', to: 'peso-sora.ttf', bar: 66, overhang: 46 },
  { from: 'be-vietnam-pro/files/be-vietnam-pro-latin-500-normal.woff', to: 'peso-text.ttf', bar: 52, overhang: 46 },
  { from: 'be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff', to: 'peso-bold.ttf', bar: 64, overhang: 46 },
]

for (const { from, to, bar, overhang } of drawings) {
  const file = readFileSync(new URL(from, PACKAGES))
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  const letter = font.charToGlyph('P')
  const { x1, x2, y2 } = letter.getBoundingBox()

  const path = new Path()
  for (const command of letter.path.commands) path.commands.push({ ...command })
  for (const height of [0.76, 0.555]) {
    const middle = y2 * height
    path.moveTo(x1 - overhang, middle - bar / 2)
    path.lineTo(x1 - overhang, middle + bar / 2)
    path.lineTo(x2 + overhang, middle + bar / 2)
    path.lineTo(x2 + overhang, middle - bar / 2)
    path.close()
  }
  const blank = new Glyph({ name: '.notdef', advanceWidth: 600, path: new Path() })
  const peso = new Glyph({ name: 'peso', unicode: PESO, advanceWidth: letter.advanceWidth ?? 600, path })
  const drawn = new Font({
    familyName: 'Palaro Peso',
    styleName: 'Regular',
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascender,
    descender: font.descender,
    glyphs: [blank, peso],
  })
  writeFileSync(new URL(to, HERE), Buffer.from(drawn.toArrayBuffer()))
}
