/** The looks of twelve ranks: metal, rays and motif. From the seventh on the motifs repeat, with other metals and a second ring. */
import type { ReactNode } from 'react'

interface MedalLook {
  /** From the light edge to the deep one. */
  light: string
  middle: string
  deep: string
  /** The disc behind the motif. */
  disc: string
  /** The colour of the motif. */
  motif: string
  rays: number
  /** How deep the cuts between the rays are. */
  cut: number
}

const FULL_TURN = 2 * Math.PI
const round = (value: number) => Math.round(value * 100) / 100
/** A star around the centre, its first ray pointing up. */
export function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, at) => {
    const angle = (at * FULL_TURN) / (rays * 2)
    const reach = at % 2 === 0 ? outer : inner
    return `${round(Math.sin(angle) * reach)} ${round(-Math.cos(angle) * reach)}`
  })
  return `M${points.join('L')}Z`
}

const look = (
  [light, middle, deep]: readonly [string, string, string],
  disc: string,
  motif: string,
  rays: number,
  cut: number,
): MedalLook => ({ light, middle, deep, disc, motif, rays, cut })

const LOOKS: readonly MedalLook[] = [
  look(['#f0b27a', '#b8692f', '#6d3212'], '#7d3d17', '#f3b987', 8, 0.8),
  look(['#f7fafd', '#aab6c8', '#5f6d85'], '#7d8aa1', '#f4f7fb', 8, 0.8),
  look(['#ffe27a', '#f5a623', '#b85f00'], '#a85a08', '#ffdf7d', 16, 0.84),
  look(['#ffe3f1', '#e590bd', '#963f72'], '#a9558a', '#fff1f8', 20, 0.88),
  look(['#bdeaff', '#3d9fe0', '#134e8f'], '#1b63a6', '#dff5ff', 20, 0.88),
  look(['#cdb0ff', '#7f45ea', '#3a1284'], '#4a1ba0', '#d9c2ff', 20, 0.88),
  look(['#d6ffe9', '#35b57c', '#0c5a3c'], '#12704b', '#d9ffec', 12, 0.82),
  look(['#ffd2cb', '#e0445a', '#7c0d27'], '#921a35', '#ffdcd6', 12, 0.82),
  look(['#fff3c4', '#f08a24', '#8e2c08'], '#a33d0c', '#fff0c2', 18, 0.84),
  look(['#d9fffb', '#2fb8b0', '#0a5660'], '#0e6b72', '#e3fffc', 24, 0.89),
  look(['#dfe3ff', '#5a66e8', '#1d2383'], '#2a32a0', '#e6e9ff', 24, 0.89),
  look(['#ffe9a8', '#5b4a6b', '#1c1028'], '#2c1c3c', '#ffd978', 24, 0.89),
]

const SHIELD = 'M0-15Q7-10 14-11V1Q14 11 0 17Q-14 11-14 1V-11Q-7-10 0-15Z'
const GEM = 'M-16-4L-9-13H9L16-4L0 16Z'
const GEM_CUTS = 'M-16-4H16M-9-13L-5-4L0 16L5-4L9-13'
const CROWN = 'M-15 11L-18-9L-8 0L0-14L8 0L18-9L15 11Z'

type Draw = (look: MedalLook) => ReactNode
/** One for each of six ranks, within 18 of the centre. */
const MOTIFS: readonly Draw[] = [
  ({ motif, deep }) => <path d={SHIELD} fill={motif} stroke={deep} strokeWidth="1.5" strokeLinejoin="round" />,
  ({ motif, deep }) => <path d={star(5, 17, 7.4)} fill={motif} stroke={deep} strokeWidth="1.5" strokeLinejoin="round" />,
  ({ motif, deep }) => (
    <>
      <path d={star(8, 19, 8)} fill={motif} stroke={deep} strokeWidth="1" strokeLinejoin="round" />
      <circle r="5.4" fill="#fff6d8" />
    </>
  ),
  ({ motif, disc }) => (
    <>
      <path d="M-18 2Q-16 15 0 16Q16 15 18 2Q9 8 0 8Q-9 8-18 2Z" fill={motif} opacity="0.85" />
      <circle cy="-3" r="10" fill={motif} stroke={disc} strokeWidth="1" />
      <circle cx="-3.4" cy="-6.4" r="3" fill="#ffffff" />
    </>
  ),
  ({ motif, deep }) => (
    <>
      <path d={GEM} fill={motif} stroke={deep} strokeWidth="1.5" strokeLinejoin="round" />
      <path d={GEM_CUTS} fill="none" stroke={deep} strokeWidth="1.2" strokeLinejoin="round" opacity="0.7" />
    </>
  ),
  ({ motif, deep }) => (
    <>
      <path d={CROWN} fill={motif} stroke={deep} strokeWidth="1.2" strokeLinejoin="round" />
      <circle cx="-18" cy="-10" r="2.6" fill={motif} />
      <circle cy="-15" r="2.6" fill={motif} />
      <circle cx="18" cy="-10" r="2.6" fill={motif} />
    </>
  ),
]

/** Ranks beyond the twelfth start over. */
export function medalLook(level: number) {
  const place = (level - 1) % LOOKS.length
  return { look: LOOKS[place]!, draw: MOTIFS[place % MOTIFS.length]!, hasSecondRing: place >= MOTIFS.length }
}
