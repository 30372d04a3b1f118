/** Wide compositions for banners and the sign-in hero; their text is HTML on the calm left side. */
import { join } from 'node:path'
import { drawFlourish, FLOURISHES, sparkles } from './flourish.ts'
import { drawGround, type Field } from './ground.ts'
import { lift, svg } from './markup.ts'
import { type MotifName, motifOf } from './motifs/index.ts'
import { clearOf, type PaletteName, PALETTES } from './palette.ts'
import { board } from './pen.ts'
import { random } from './random.ts'
import { drawMotif, scrims, sideScrim } from './tile.ts'

export interface BannerArt {
  key: string
  motif: MotifName
  palette?: PaletteName | undefined
}

const FESTIVE = [
  'ube',
  'royal',
  'crimson',
  'emerald',
  'magenta',
  'bronze',
  'lagoon',
  'sunset',
  'indigo',
] as const satisfies readonly PaletteName[]
/** Compositions that suit any off-centre motif. */
const WIDE_GROUNDS = ['rays', 'rings', 'dusk', 'facets', 'rays'] as const
/** Drawn at half size, so that dots and sparkles keep their weight. */
const SCALE = 2

interface Frame {
  kind: string
  width: number
  height: number
  /** Centres the motif: no text goes over it. */
  isCentred?: boolean
}

function wideArt({ kind, width, height, isCentred = false }: Frame, { key, motif, palette }: BannerArt): string {
  const chance = random(`${kind}/${key}/${motif}`)
  const tone = motifOf(motif).tones[0]
  const colours = PALETTES[palette ?? chance.pick(clearOf(tone, FESTIVE))]
  const field: Field = {
    width,
    height,
    x: Math.round(width * (isCentred ? 0.5 : 0.765)),
    y: Math.round(height * 0.49),
    reach: Math.round(Math.min(width, height) * 0.4),
    palette: colours,
    random: chance,
  }
  const ground = drawGround(chance.pick(WIDE_GROUNDS), field)
  const flourish = chance.pick(FLOURISHES)
  return svg({
    key: `${kind}/${key}/${motif}/${palette ?? ''}`,
    label: key,
    width,
    height,
    scale: SCALE,
    defs: ground.defs + lift(colours.ink) + (isCentred ? '' : sideScrim(colours)),
    body:
      board(ground.body + drawFlourish(flourish, field) + sparkles(field, 12)) +
      (isCentred ? '' : scrims(width, height)) +
      drawMotif(motif, tone, field.x, field.y, field.reach, chance.between(-6, 6)),
  })
}

/** 1170 × 516, for the home carousel and promotions. */
export const bannerArt = (art: BannerArt): string => wideArt({ kind: 'banner', width: 585, height: 258 }, art)

/** 1170 × 610, for sign-in and registration. */
export const heroArt = (art: BannerArt): string => wideArt({ kind: 'hero', width: 585, height: 305 }, art)

/** 1200 × 1200, for the popup after login. */
export const POPUP_SIDE = 600
export const popupArt = (art: BannerArt): string =>
  wideArt({ kind: 'popup', width: POPUP_SIDE, height: POPUP_SIDE, isCentred: true }, art)

export const welcomePicture = join(import.meta.dirname, '../../client/ui/art/welcome.svg')

/** Across the top of the welcome: a star between two lanterns. A phone shows its middle, 390 wide. */
export function welcomeArt(): string {
  const colours = PALETTES.mango
  const field: Field = { width: 480, height: 196, x: 240, y: 108, reach: 86, palette: colours, random: random('welcome') }
  const ground = drawGround('rays', field)
  const lantern = motifOf('lantern').tones[0]
  return svg({
    key: 'welcome',
    label: 'Welcome',
    width: field.width,
    height: field.height,
    scale: SCALE,
    defs: ground.defs + lift(colours.ink),
    body:
      board(ground.body + drawFlourish('confetti', field) + drawFlourish('bunting', field) + sparkles(field, 10)) +
      drawMotif('lantern', lantern, 100, 116, 46, -4) +
      drawMotif('lantern', lantern, 380, 116, 46, 4) +
      drawMotif('parol', motifOf('parol').tones[0], field.x, field.y, field.reach),
  })
}
