/** Colour: tones paint motifs, palettes paint grounds. A ground is chosen away from its motif's hue. */

/** `[light edge, light, middle, deep, hue]`; hue is null if the tone works on any ground. */
const TONE_TABLE = {
  red: ['#ffd0c4', '#ff7d6e', '#e8283f', '#9c0d2c', 355],
  pink: ['#ffdcf1', '#ff8dcb', '#ea3597', '#920f66', 325],
  orange: ['#ffe8c4', '#ffae52', '#f47216', '#b03a05', 24],
  gold: ['#fff8d8', '#ffe27a', '#ffb423', '#c56a00', 42],
  lemon: ['#fffcd4', '#fff27a', '#ffd21f', '#d99000', 50],
  green: ['#e2ffc4', '#86e35c', '#26a93f', '#0a6336', 125],
  teal: ['#d2fff5', '#58ead3', '#10aca4', '#055f6e', 174],
  sky: ['#dcf6ff', '#78d5ff', '#2394f2', '#0d50b0', 207],
  blue: ['#d8e2ff', '#7c9dff', '#335ae4', '#172a93', 228],
  violet: ['#efdfff', '#bb93ff', '#7f45ea', '#43189f', 263],
  cream: ['#ffffff', '#fffdf6', '#f5ecda', '#cdb894', null],
  silver: ['#ffffff', '#f1f5fb', '#bcc7d9', '#73829d', null],
  steel: ['#d5e0f4', '#8d9dc2', '#4f5e80', '#27314d', null],
  ink: ['#97a4c6', '#566180', '#293149', '#10152a', null],
  wood: ['#ffe0b4', '#dd9c58', '#a2602a', '#602f12', 28],
  skin: ['#fff0de', '#ffd6aa', '#f2ae74', '#bd7040', 28],
  hide: ['#e3d2c6', '#a58c7f', '#6f594f', '#3f2f29', null],
} as const satisfies Record<string, readonly [string, string, string, string, number | null]>

export type Tone = keyof typeof TONE_TABLE

export interface Shades {
  edge: string
  light: string
  mid: string
  deep: string
  hue: number | null
}

export const TONES = Object.fromEntries(
  Object.entries(TONE_TABLE).map(([name, [edge, light, mid, deep, hue]]) => [name, { edge, light, mid, deep, hue }]),
) as Record<Tone, Shades>

export const isTone = (name: string): name is Tone => name in TONE_TABLE

/** A ground: glow behind the motif, body, darker rim, ink for scrims and strokes. */
export interface Palette {
  glow: string
  body: string
  deep: string
  ink: string
  hue: number
  /** An accent colour, for bunting, bulbs and confetti. */
  spice: string
}

export const PALETTES = {
  ube: { glow: '#b77dff', body: '#6a2cda', deep: '#270b63', ink: '#14043a', hue: 265, spice: '#ffd35e' },
  royal: { glow: '#63adff', body: '#2556dc', deep: '#0d1f70', ink: '#060f3d', hue: 222, spice: '#ffcf57' },
  sea: { glow: '#58d2ff', body: '#0c7bd0', deep: '#063372', ink: '#031a42', hue: 205, spice: '#ffe27a' },
  lagoon: { glow: '#4fe8d3', body: '#0b959b', deep: '#064156', ink: '#032331', hue: 180, spice: '#ffd35e' },
  emerald: { glow: '#7aeaa0', body: '#119f62', deep: '#06453c', ink: '#02251f', hue: 150, spice: '#ffe27a' },
  jungle: { glow: '#cdea62', body: '#46a02e', deep: '#124722', ink: '#06240f', hue: 105, spice: '#ff8a5c' },
  mango: { glow: '#ffd85f', body: '#f08c14', deep: '#832f06', ink: '#431402', hue: 34, spice: '#fff3c4' },
  coral: { glow: '#ff9a80', body: '#e24350', deep: '#711030', ink: '#3a0519', hue: 356, spice: '#ffe27a' },
  crimson: { glow: '#ff7179', body: '#c91f40', deep: '#560725', ink: '#2e0212', hue: 348, spice: '#ffcf57' },
  magenta: { glow: '#ff8bd4', body: '#c62894', deep: '#500b56', ink: '#2a042f', hue: 318, spice: '#7df5e1' },
  sunset: { glow: '#ffb96e', body: '#dc4573', deep: '#4a115c', ink: '#250633', hue: 340, spice: '#ffe27a' },
  indigo: { glow: '#868dff', body: '#3d38c0', deep: '#161154', ink: '#0a0730', hue: 242, spice: '#ff9ad0' },
  plum: { glow: '#e793ff', body: '#9133b8', deep: '#380d54', ink: '#1d052d', hue: 288, spice: '#ffd35e' },
  bronze: { glow: '#ffcb86', body: '#bd6a25', deep: '#4a1d0d', ink: '#270c04', hue: 28, spice: '#7df5e1' },
  harbour: { glow: '#7fdcff', body: '#3766a6', deep: '#132247', ink: '#091029', hue: 214, spice: '#ffb35c' },
  night: { glow: '#62f2d6', body: '#176f86', deep: '#092748', ink: '#041329', hue: 190, spice: '#ff8fb8' },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES

const hueGap = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

/** The minimum distance between ground and motif on the colour wheel, in degrees. */
const CLEAR_GAP = 48

/** The palettes of a set on which a tone stands out; the whole set if there are none. */
export function clearOf(tone: Tone, names: readonly [PaletteName, ...PaletteName[]]): readonly [PaletteName, ...PaletteName[]] {
  const { hue } = TONES[tone]
  if (hue === null) return names
  const [first, ...rest] = names.filter((name) => hueGap(PALETTES[name].hue, hue) >= CLEAR_GAP)
  return first ? [first, ...rest] : names
}
