// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import {
  ART_CATEGORIES,
  AVATAR_COUNT,
  avatarArt,
  bannerArt,
  EMPTY_KINDS,
  emptyArt,
  gameTile,
  gameWide,
  heroArt,
  logoSun,
  MOTIFS,
  RANK_GIFT_PICTURES,
  rankGiftArt,
  rankGiftPicture,
  STATE_PICTURES,
  statePicture,
  welcomeArt,
  welcomePicture,
  vendorMark,
  vendorTile,
} from './index.ts'
import { layOut } from './lettering.ts'
import { lookOf } from './tile.ts'
import { slotSymbol, slotSymbolFile, slotSymbolsOf, slotThemesFile, slotThemesText } from './slot-symbols.ts'
import { SLOT_THEMES } from '#seed/reference/games/slot-themes.ts'

function parse(svg: string) {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document.documentElement
}

const FIRST = ['Golden', 'Lucky', 'Dragon', 'Maharlika', 'Super', 'Manila', 'Perlas ng', 'Wild', 'Royal', 'Fiesta']
const SECOND = ['Fortune', 'Reef', 'Nights', 'Bonanza', 'Cup']
const worldOf450 = ART_CATEGORIES.flatMap((category) =>
  FIRST.flatMap((first, i) =>
    SECOND.map((second, j) => ({ name: `${first} ${second}`, category, key: `vendor/${category}-${i}-${j}` })),
  ),
).slice(0, 450)

const everyKind = (name: string): [string, string][] => [
  ['gameTile', gameTile({ name, category: 'RNG', key: 'a' })],
  ['gameWide', gameWide({ name, category: 'INHOUSE', key: 'a' })],
  ['vendorMark', vendorMark({ code: 'v', name })],
  ['vendorTile', vendorTile({ code: 'v', name, category: 'LIVE' })],
  ['bannerArt', bannerArt({ key: name, motif: 'parol' })],
  ['heroArt', heroArt({ key: name, motif: 'crown', palette: 'ube' })],
]

const others: [string, string][] = [
  ...Array.from({ length: AVATAR_COUNT }, (_, index): [string, string] => [`avatar ${index}`, avatarArt({ index })]),
  ...EMPTY_KINDS.map((kind): [string, string] => [`empty ${kind}`, emptyArt(kind)]),
  ['logo', logoSun()],
]

/** A tile without its name and ids, leaving only the picture. */
const scene = (svg: string) =>
  svg
    .replace(/<g id="\w+name".*?<\/g>/, '')
    .replace(/aria-label="[^"]*"/, '')
    .replace(/(id="|url\(#|href="#)p\w{5}/g, '$1')

describe('a lobby of 450 tiles', () => {
  const tiles = worldOf450.map(gameTile)

  it('is the same, byte for byte, when drawn again', () => {
    expect(worldOf450.map(gameTile)).toEqual(tiles)
  })

  it('repeats no picture, ids and lettering aside', () => {
    expect(new Set(tiles.map(scene)).size).toBe(450)
  })

  it('hardly ever combines the same motif, colours, ground and flourish twice', () => {
    const looks = worldOf450
      .map(lookOf)
      .map(({ motif, tone, palette, composition, flourish }) => [motif, tone, palette.body, composition, flourish].join())
    expect(new Set(looks).size).toBeGreaterThanOrEqual(430)
  })

  it('stays light', () => {
    const sizes = tiles.map((tile) => Buffer.byteLength(tile))
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(9_000)
    expect(Math.max(...sizes)).toBeLessThan(14_000)
  })

  it('gives two games of the same name two pictures', () => {
    const twin = { name: 'Baccarat', category: 'LIVE' as const }
    expect(gameTile({ ...twin, key: 'a/1' })).not.toBe(gameTile({ ...twin, key: 'b/1' }))
  })
})

describe.each(['Golden Carp', `A<b> & "c" 'd'`, 'Peñafrancia Đặc Biệt', '鸿运当头', '', 'url(#gold) id="x" \u0001\ud800'])(
  'the name %j',
  (name) => {
    it.each(everyKind(name))('%s is well-formed and labelled with it', (_, svg) => {
      // eslint-disable-next-line no-control-regex -- the characters XML forbids
      expect(parse(svg).getAttribute('aria-label')).toBe(name.replace(/[\u0001\ud800]/g, ''))
    })
  },
)

describe.each([...everyKind('Perlas ng Silangan'), ...others])('%s', (_, svg) => {
  const root = parse(svg)

  it('is a labelled image without external references', () => {
    expect(root.getAttribute('role')).toBe('img')
    expect(root.getAttribute('aria-label')).toBeTruthy()
    expect(svg).not.toMatch(/<script|<text|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN|undefined/)
  })

  it('has unique ids, and refers to no others', () => {
    const ids = [...root.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id)
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([])
  })
})

/** A stroke only the jeepney has. */
const JEEPNEY_HOOD = 'M-94 34V-42C-94-56'

describe('motifs', () => {
  it('are sixty or more', () => expect(MOTIFS.length).toBeGreaterThanOrEqual(60))

  it.each(MOTIFS)('%s renders within a whole tile', (motif) => {
    const svg = gameTile({ name: motif, category: 'RNG', motif, key: motif })
    parse(svg)
    expect(svg).not.toMatch(/NaN|undefined/)
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)(\w+)/g)) expect(ids).toContain(id)
  })

  it.each(ART_CATEGORIES)('can be requested for any category: %s', (category) => {
    expect(gameTile({ name: 'X', category, motif: 'jeepney', key: 'x' })).toContain(JEEPNEY_HOOD)
  })

  it('follow a word in the name', () => {
    expect(gameTile({ name: 'Pasay Jeepney Run', category: 'RNG', key: 'k' })).toContain(JEEPNEY_HOOD)
  })
})

describe('lettering', () => {
  const box = { x: 150, bottom: 378, width: 270, height: 122, maxSize: 52 }

  it.each([
    'Emperor of the Golden Temple',
    'Pneumonoultramicroscopicsili',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'A',
    'Ñ Ñ Ñ',
    'Mahiwagang Kayamanan ng Perlas ng Silangan Deluxe',
  ])('%s fits its box', (name) => {
    const { lines, top } = layOut(name, box)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(box.width + 0.01)
    expect(top).toBeGreaterThanOrEqual(box.bottom - box.height - 8)
  })

  it('keeps a 28-character name legible on a tile 120 wide', () => {
    const { lines } = layOut('Emperor of the Golden Temple', box)
    expect(Math.min(...lines.map((line) => line.size)) * (120 / 300)).toBeGreaterThanOrEqual(10)
  })

  it('loses no letter', () => {
    const { lines } = layOut('Pneumonoultramicroscopicsili', box)
    expect(lines.map((line) => line.text).join('')).toBe('PNEUMONOULTRAMICROSCOPICSILI')
  })
})

describe('the pictures of empty states', () => {
  it.each(STATE_PICTURES)('%s matches the file in the client (draw-states.ts)', async (kind) =>
    expect(await readFile(statePicture(kind), 'utf8')).toBe(`${emptyArt(kind)}\n`),
  )
})

it('the picture of the welcome matches the file in the client (draw-states.ts)', async () =>
  expect(await readFile(welcomePicture, 'utf8')).toBe(`${welcomeArt()}\n`))

it.each(RANK_GIFT_PICTURES)('the picture of the gift %s matches the file in the client (draw-states.ts)', async (gift) =>
  expect(await readFile(rankGiftPicture(gift), 'utf8')).toBe(`${rankGiftArt(gift)}\n`),
)

describe('the symbols of slots', () => {
  it.each(slotSymbolsOf(Object.values(SLOT_THEMES)))('%s matches the file in the client (draw-slots.ts)', async (name) =>
    expect(await readFile(slotSymbolFile(name), 'utf8')).toBe(`${slotSymbol(name)}\n`),
  )

  it('every slot of the catalogue has a theme in the client', async () =>
    expect(await readFile(slotThemesFile, 'utf8')).toBe(slotThemesText(SLOT_THEMES)))
})
