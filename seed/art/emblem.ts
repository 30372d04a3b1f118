/** Small pictures of the site itself: the sun, players' avatars, empty states. */
import { join } from 'node:path'
import { linear, radial, lift, svg } from './markup.ts'
import { type MotifName, motifOf, type StateMotifName } from './motifs/index.ts'
import { type PaletteName, PALETTES, type Tone } from './palette.ts'
import { at, board, disc, flat, line, oval, polar, spin, star } from './pen.ts'
import { drawMotif } from './tile.ts'

/** The eight-rayed sun next to the wordmark, 64 × 64. */
export const logoSun = (): string =>
  svg({
    key: 'logo/sun',
    label: 'Palaro',
    width: 64,
    height: 64,
    defs:
      linear('ray', [
        [0, '#ffd35e'],
        [1, '#f08a12'],
      ]) +
      radial(
        'core',
        [
          [0, '#fff3c4'],
          [0.5, '#ffc23c'],
          [1, '#e87a0c'],
        ],
        [0.4, 0.34, 0.75],
      ),
    body: at(
      32,
      32,
      spin(8, () => flat('M-6.5-16.5L0-31L6.5-16.5Z', 'url(#ray)')) +
        disc(0, 0, 14, 'url(#core)', 'stroke="#8a4300" stroke-opacity=".3"'),
    ),
  })

const AVATARS = [
  ['tiger', 'royal'],
  ['carabao', 'emerald'],
  ['rooster', 'ube'],
  ['octopus', 'mango'],
  ['lion', 'magenta'],
  ['turtle', 'coral'],
  ['eagle', 'sunset'],
  ['mask', 'indigo'],
  ['crab', 'lagoon'],
  ['elephant', 'plum'],
  ['robot', 'crimson'],
  ['dragon', 'sea'],
] as const satisfies readonly (readonly [MotifName, PaletteName])[]

export const AVATAR_COUNT = AVATARS.length

/** A round player avatar, 160 × 160; the index wraps around. */
export function avatarArt({ index }: { index: number }): string {
  const [motif, name] = AVATARS[((Math.trunc(index) % AVATAR_COUNT) + AVATAR_COUNT) % AVATAR_COUNT] ?? AVATARS[0]
  const { glow, body, deep, ink, spice } = PALETTES[name]
  const rays = Array.from(
    { length: 12 },
    (_, i) =>
      `M80 80L${polar(i * 30, 80, 80, 80)
        .map(Math.round)
        .join(' ')} ${polar(i * 30 + 15, 80, 80, 80)
        .map(Math.round)
        .join(' ')}Z`,
  ).join('')
  return svg({
    key: `avatar/${motif}`,
    label: motif,
    width: 160,
    height: 160,
    defs:
      radial(
        'ground',
        [
          [0, glow],
          [0.55, body],
          [1, deep],
        ],
        [0.5, 0.42, 0.62],
      ) + lift(ink, 0.7),
    body:
      disc(80, 80, 79, 'url(#ground)') +
      flat(rays, '#fff', 'opacity=".1"') +
      disc(80, 80, 75.5, 'none', `stroke="${spice}" stroke-width="5"`) +
      drawMotif(motif, motifOf(motif).tones[0], 80, 80, 58),
  })
}

const RANK_GIFTS = {
  up: { motif: 'crown', palette: 'ube' },
  salary: { motif: 'coinStack', palette: 'lagoon' },
  birthday: { motif: 'luckyBag', palette: 'crimson' },
  rebate: { motif: 'piggy', palette: 'bronze' },
} as const satisfies Record<string, { motif: MotifName; palette: PaletteName }>
export type RankGift = keyof typeof RANK_GIFTS
export const RANK_GIFT_PICTURES = Object.keys(RANK_GIFTS) as RankGift[]
export const rankGiftPicture = (gift: RankGift) => join(import.meta.dirname, `../../client/features/rewards/vip/art/${gift}.svg`)

/** A gift of a rank of the VIP room, on a square of its own colour. */
export function rankGiftArt(gift: RankGift): string {
  const { motif, palette } = RANK_GIFTS[gift]
  const { body, deep, ink } = PALETTES[palette]
  return svg({
    key: `rank/${gift}`,
    label: gift,
    width: 112,
    height: 112,
    defs:
      radial(
        'ground',
        [
          [0, body],
          [1, deep],
        ],
        [0.5, 0.4, 1.3],
      ) + lift(ink, 0.5),
    body: '<rect width="112" height="112" fill="url(#ground)"/>' + drawMotif(motif, motifOf(motif).tones[0], 56, 56, 38),
  })
}

interface Scene {
  label: string
  motif: MotifName | StateMotifName
  /** A smaller motif behind it. */
  beside?: readonly [MotifName | StateMotifName, Tone]
}

const EMPTY = {
  games: { label: 'No games', motif: 'gamepad', beside: ['dice', 'red'] },
  favourites: { label: 'No favourites', motif: 'heart', beside: ['luckyStar', 'gold'] },
  recent: { label: 'Nothing recent', motif: 'hourglass', beside: ['coinFlip', 'gold'] },
  notices: { label: 'No notices', motif: 'bell' },
  messages: { label: 'No messages', motif: 'envelope' },
  records: { label: 'No records', motif: 'ledger' },
  offline: { label: 'Offline', motif: 'plug' },
  error: { label: 'Something went wrong', motif: 'warning', beside: ['bomb', 'ink'] },
  maintenance: { label: 'Under maintenance', motif: 'bahayKubo', beside: ['hourglass', 'wood'] },
  blocked: { label: 'Not available here', motif: 'map', beside: ['anchor', 'steel'] },
} as const satisfies Record<string, Scene>

export type EmptyKind = keyof typeof EMPTY
export const EMPTY_KINDS = Object.keys(EMPTY) as EmptyKind[]

/** The pictures that pages load as files; the offline one could not be fetched without a connection. */
export const STATE_PICTURES = EMPTY_KINDS.filter((kind) => kind !== 'offline' && kind !== 'error')
/** Where the client build finds a picture; `draw-states.ts` writes it. */
export const statePicture = (kind: EmptyKind): string => join(import.meta.dirname, '../../client/ui/art', `${kind}.svg`)

/** 240 × 180, transparent: works on dark and light surfaces. */
export function emptyArt(kind: EmptyKind): string {
  const scene: Scene = EMPTY[kind]
  const sparks = star(4, 9, 2.5, 40, 44) + star(4, 7, 2, 206, 62) + star(4, 6, 1.8, 58, 128) + star(4, 10, 2.6, 190, 24)
  return svg({
    key: `empty/${kind}`,
    label: scene.label,
    width: 240,
    height: 180,
    defs:
      lift('#2a1600', 0.6) +
      radial(
        'halo',
        [
          [0, '#ffc23c', 0.42],
          [1, '#ffc23c', 0.1],
        ],
        [0.5, 0.45, 0.6],
      ),
    body:
      oval(120, 86, 84, 76, 'url(#halo)') +
      board(line('M30 160H210', '#f0a52e', 4, 'stroke-dasharray="0 12" opacity=".6"')) +
      oval(120, 158, 62, 8, '#2a1600', 'opacity=".22"') +
      flat(sparks, '#ffb423') +
      (scene.beside ? drawMotif(scene.beside[0], scene.beside[1], 174, 122, 32, 12) : '') +
      drawMotif(scene.motif, motifOf(scene.motif).tones[0], 116, 88, 64, -4),
  })
}
