/** The background of a motif: six compositions, a halftone foot and a flourish. */
import { linear, n, radial } from './markup.ts'
import type { Palette } from './palette.ts'
import { disc, flat, hoop, line, oval, polar } from './pen.ts'
import type { Random } from './random.ts'

export interface Field {
  width: number
  height: number
  /** The motif's position. */
  x: number
  y: number
  /** The motif's radius. */
  reach: number
  palette: Palette
  random: Random
}

interface Layer {
  defs?: string
  body: string
}

export const COMPOSITIONS = ['rays', 'rings', 'dusk', 'stage', 'reef', 'arena', 'facets'] as const
export type Composition = (typeof COMPOSITIONS)[number]

const cover = ({ width, height }: Field, fill: string, more = '') =>
  `<rect width="${width}" height="${height}" fill="${fill}"${more && ` ${more}`}/>`

/** Light around the motif, darkening towards the rim. */
const glow = ({ x, y, width, height, palette }: Field): Layer => ({
  defs: radial(
    'ground',
    [
      [0, palette.glow],
      [0.48, palette.body],
      [1, palette.deep],
    ],
    [+(x / width).toFixed(2), +(y / height).toFixed(2), 0.9],
  ),
  body: '',
})

function fan(field: Field, count: number, start: number, share: number): string {
  const far = Math.hypot(field.width, field.height)
  const ray = (i: number) => {
    const from = start + (i * 360) / count
    const [a, b] = [polar(from, far, field.x, field.y), polar(from + (360 / count) * share, far, field.x, field.y)]
    return `M${n(field.x)} ${n(field.y)}L${Math.round(a[0])} ${Math.round(a[1])} ${Math.round(b[0])} ${Math.round(b[1])}Z`
  }
  return Array.from({ length: count }, (_, i) => ray(i)).join('')
}

/** A rolling edge from left to right, closed along the bottom. */
function hills({ width, height, random }: Field, top: number, swing: number): string {
  const [a, b, c] = [random.between(-swing, swing), random.between(-swing, swing), random.between(-swing, swing)]
  return `M0 ${n(top + a)}C${n(width * 0.25)} ${n(top - swing + b)} ${n(width * 0.35)} ${n(top + swing + c)} ${n(width * 0.55)} ${n(top + b)}S${n(width * 0.85)} ${n(top - swing)} ${width} ${n(top + c)}V${height}H0Z`
}

const wave = ({ width, height }: Field, top: number, size: number, shift: number) =>
  `M${n(-shift)} ${n(top)}${`q${n(size / 4)}-${n(size / 5)} ${n(size / 2)} 0t${n(size / 2)} 0`.repeat(Math.ceil((width + shift) / size))}V${height}H0Z`

/** A bank of floodlights. */
const lamp = (cx: number) =>
  [0, 1, 2, 3, 4, 5].map((i) => disc(cx + ((i % 3) - 1) * 17, 20 + Math.floor(i / 3) * 17, 6.5, '#fffbe2')).join('') +
  disc(cx, 28, 54, '#fff', 'opacity=".18"')

const DRAW: Record<Composition, (field: Field) => Layer> = {
  rays(field) {
    const count = field.random.pick([12, 14, 16, 20])
    return {
      ...glow(field),
      body:
        cover(field, 'url(#ground)') +
        flat(fan(field, count, field.random.between(0, 40), field.random.pick([0.5, 0.36])), '#fff', 'opacity=".12"') +
        disc(field.x, field.y, field.reach * 1.12, '#fff', 'opacity=".16"'),
    }
  },

  rings(field) {
    const step = field.reach * field.random.between(0.34, 0.46)
    const turn = field.random.pick(['1 14', '26 14', '2 10'])
    const rings = [1, 2, 3, 4, 5]
      .map((i) => disc(field.x, field.y, field.reach * 0.7 + step * i, '#fff', 'opacity=".05"'))
      .reverse()
      .join('')
    return {
      ...glow(field),
      body:
        cover(field, 'url(#ground)') +
        rings +
        hoop(
          field.x,
          field.y,
          Math.round(field.reach * 1.22),
          field.palette.spice,
          4,
          `stroke-dasharray="${turn}" opacity=".75"`,
        ),
    }
  },

  dusk(field) {
    const { palette, width, height, x, y, reach, random } = field
    const horizon = y + reach * 0.55
    const peaks = random.next() > 0.5
    const far = peaks
      ? `M0 ${n(horizon)}L${n(width * 0.18)} ${n(horizon - reach * 0.5)} ${n(width * 0.36)} ${n(horizon)} ${n(width * 0.62)} ${n(horizon - reach * 0.2)} ${n(width * 0.82)} ${n(horizon - reach * 0.6)} ${width} ${n(horizon - reach * 0.1)}V${height}H0Z`
      : hills(field, horizon - reach * 0.15, reach * 0.2)
    return {
      defs: linear('ground', [
        [0, palette.deep],
        [0.32, palette.body],
        [0.62, palette.glow],
        [1, palette.spice],
      ]),
      body:
        cover(field, 'url(#ground)') +
        flat(fan(field, 18, random.between(0, 20), 0.4), '#fff', 'opacity=".07"') +
        disc(x, y, reach * 1.05, palette.spice, 'opacity=".38"') +
        disc(x, y, reach * 0.86, '#fff', 'opacity=".3"') +
        flat(far, palette.body, 'opacity=".85"') +
        flat(hills(field, horizon + reach * 0.22, reach * 0.12), palette.deep, 'opacity=".8"') +
        flat(hills(field, horizon + reach * 0.5, reach * 0.1), palette.ink, 'opacity=".6"'),
    }
  },

  stage(field) {
    const { palette, width, height, x, y, reach, random } = field
    const floor = Math.min(height - 10, y + reach * 0.86)
    const beam = (from: number, lean: number) =>
      `M${n(from - 8)} -6H${n(from + 8)}L${n(lean + reach * 0.62)} ${n(floor)}H${n(lean - reach * 0.62)}Z`
    const drape = (i: number) =>
      `M${n(i * 26 - 6)} 0C${n(i * 26 + 14)} ${n(height * 0.3)} ${n(i * 8 + 12 - i * 14)} ${n(height * 0.5)} ${n(-6 + i * 4)} ${n(height * 0.8)}H-20V0Z`
    const curtain = [3, 2, 1].map((i) => flat(drape(i), i % 2 ? palette.deep : palette.body)).join('')
    return {
      defs:
        radial(
          'ground',
          [
            [0, palette.glow],
            [0.42, palette.body],
            [0.95, palette.ink],
          ],
          [+(x / width).toFixed(2), +(y / height).toFixed(2), 0.78],
        ) +
        linear('beam', [
          [0, '#fff', 0.6],
          [1, '#fff', 0.04],
        ]),
      body:
        cover(field, 'url(#ground)') +
        flat(
          beam(x, x) + beam(x - reach * 1.1, x - reach * 0.2) + beam(x + reach * 1.1, x + reach * 0.2),
          'url(#beam)',
          `opacity="${random.pick([0.5, 0.62])}"`,
        ) +
        curtain +
        `<g transform="translate(${width} 0) scale(-1 1)">${curtain}</g>` +
        oval(x, floor, reach * 1.25, reach * 0.3, palette.ink, 'opacity=".45"') +
        oval(x, floor - reach * 0.05, reach * 1.1, reach * 0.23, palette.glow, 'opacity=".75"') +
        oval(x, floor - reach * 0.06, reach * 0.8, reach * 0.15, '#fff', 'opacity=".35"'),
    }
  },

  reef(field) {
    const { palette, width, height, x, random } = field
    const shaft = (at: number, wide: number) =>
      `M${n(at)} -10h${n(wide)}L${n(at + wide * 2.4 - x * 0.4)} ${height}h${n(-wide * 2)}Z`
    const weed = (at: number, tall: number) =>
      `M${n(at)} ${height}c-22-${n(tall * 0.3)} 16-${n(tall * 0.5)}-4-${n(tall)}c30 ${n(tall * 0.4)} 0 ${n(tall * 0.6)} 22 ${n(tall)}Z`
    const size = random.between(70, 110)
    return {
      defs: linear('ground', [
        [0, palette.glow],
        [0.4, palette.body],
        [1, palette.deep],
      ]),
      body:
        cover(field, 'url(#ground)') +
        flat(
          [0.08, 0.34, 0.58, 0.86]
            .map((share) => shaft(width * share + random.between(-20, 20), random.between(16, 44)))
            .join(''),
          '#fff',
          'opacity=".13"',
        ) +
        disc(field.x, field.y, field.reach * 1.1, '#fff', 'opacity=".14"') +
        flat(wave(field, height * 0.64, size, random.between(0, size)), palette.deep, 'opacity=".45"') +
        flat(
          [0.02, 0.1, 0.84, 0.93].map((share) => weed(width * share, random.between(0.32, 0.52) * height)).join(''),
          palette.deep,
          'opacity=".8"',
        ) +
        flat(wave(field, height * 0.78, size * 1.3, random.between(0, size)), palette.ink, 'opacity=".45"'),
    }
  },

  arena(field) {
    const { palette, width, height, x, y, reach, random } = field
    const horizon = y + reach * 0.3
    const pitch = [-1.6, -0.8, 0, 0.8, 1.6]
      .map((lean) => `M${n(x + lean * reach * 0.5)} ${n(horizon)}L${n(x + lean * reach * 2.4)} ${height}`)
      .join('')
    const rows = [0.16, 0.42, 0.85].map((down) => `M0 ${n(horizon + (height - horizon) * down)}H${width}`).join('')
    return {
      defs: radial(
        'ground',
        [
          [0, palette.glow],
          [0.5, palette.body],
          [1, palette.deep],
        ],
        [+(x / width).toFixed(2), +(y / height).toFixed(2), 0.85],
      ),
      body:
        cover(field, 'url(#ground)') +
        flat(
          `M${n(width * 0.06)} 20L${n(x - reach)} ${height}H${n(x + reach)}ZM${n(width * 0.94)} 20L${n(x + reach)} ${height}H${n(x - reach)}Z`,
          '#fff',
          'opacity=".1"',
        ) +
        lamp(width * 0.13) +
        lamp(width * 0.87) +
        [0, 1, 2, 3]
          .map((i) =>
            line(
              `M0 ${n(horizon - 8 - i * 13)}H${width}`,
              i % 2 ? palette.spice : '#fff',
              5,
              `stroke-dasharray="0 ${11 + i + random.whole(0, 3)}" opacity=".3"`,
            ),
          )
          .join('') +
        flat(`M0 ${n(horizon)}H${width}V${height}H0Z`, palette.deep, 'opacity=".62"') +
        line(pitch + rows, '#fff', 3, 'opacity=".2"') +
        oval(x, y + reach * 0.86, reach * 0.95, reach * 0.2, palette.ink, 'opacity=".5"'),
    }
  },

  facets(field) {
    const { width, height, random } = field
    const step = random.pick([58, 74])
    const lean = random.pick([-0.7, 0.7])
    const bars = Array.from(
      { length: Math.ceil((width + height) / step) },
      (_, i) =>
        `M${n(i * step - (lean > 0 ? height * lean : 0))} 0h${n(step * 0.5)}l${n(height * lean)} ${height}h${n(-step * 0.5)}Z`,
    ).join('')
    return {
      ...glow(field),
      body:
        cover(field, 'url(#ground)') +
        flat(bars, '#fff', 'opacity=".085"') +
        flat(
          `M${n(field.x)} ${n(field.y - field.reach * 1.3)}L${n(field.x + field.reach * 1.3)} ${n(field.y)} ${n(field.x)} ${n(field.y + field.reach * 1.3)} ${n(field.x - field.reach * 1.3)} ${n(field.y)}Z`,
          '#fff',
          'opacity=".17"',
        ) +
        flat(`M0 0H${n(width * 0.3)}L0 ${n(width * 0.3)}Z`, '#fff', 'opacity=".1"'),
    }
  },
}

/** Rows of dots that shrink upwards: zero-length dashes with round caps. */
function halftone({ width, height, palette }: Field): string {
  const rows = [13, 11, 9.5, 8, 6, 4, 2.5].map(
    (size, row) => `<path d="M${row % 2 ? 10 : 0} ${height - row * 15}H${width}" stroke-width="${size}"/>`,
  )
  return `<g stroke="${palette.ink}" stroke-dasharray="0 20" opacity=".32">${rows.join('')}</g>`
}

export const drawGround = (composition: Composition, field: Field): Required<Layer> => {
  const { defs = '', body } = DRAW[composition](field)
  return { defs, body: body + halftone(field) }
}
