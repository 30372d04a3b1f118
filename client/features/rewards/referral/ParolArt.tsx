import { useId } from 'react'

const FULL_TURN = 2 * Math.PI
const POINTS = 5
const TIP = 46
const CUT = 21
const RING = 37
const LIGHTS = 30
const COLOURS = ['#ef3b4c', '#ffb423', '#2fbf5b', '#3b82f6', '#a855f7'] as const
const SUN_RAYS = 8

const round = (value: number) => Math.round(value * 100) / 100
/** A point around the centre; angles start at the top. */
const at = (turn: number, reach: number) =>
  `${round(Math.sin(turn * FULL_TURN) * reach)} ${round(-Math.cos(turn * FULL_TURN) * reach)}`
const lights = Array.from({ length: LIGHTS }, (_, index) => at(index / LIGHTS, RING).split(' '))
/** The two faces of a ray: one in the light, one in the shade. */
const rays = COLOURS.map((colour, index) => {
  const [before, tip, after] = [(index - 0.5) / POINTS, index / POINTS, (index + 0.5) / POINTS]
  return {
    colour,
    light: `M0 0L${at(before, CUT)}L${at(tip, TIP)}Z`,
    shade: `M0 0L${at(tip, TIP)}L${at(after, CUT)}Z`,
  }
})
const outline = `M${Array.from({ length: POINTS * 2 }, (_, index) => at(index / (POINTS * 2), index % 2 === 0 ? TIP : CUT)).join(
  'L',
)}Z`
const sun = `M${Array.from({ length: SUN_RAYS * 2 }, (_, index) => at(index / (SUN_RAYS * 2), index % 2 === 0 ? 9.5 : 4.6)).join('L')}Z`
const SPARKLE = 'M0-9Q1.4-1.4 9 0Q1.4 1.4 0 9Q-1.4 1.4-9 0Q-1.4-1.4 0-9Z'
const TASSELS = [
  { x: -24, y: 38, turn: 14 },
  { x: 24, y: 38, turn: -14 },
] as const
const COINS = [
  { x: -40, y: -34, size: 6.4 },
  { x: -49, y: 35, size: 8.4 },
  { x: 50, y: 41, size: 8 },
] as const

function Coin({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-18) scale(${size / 10})`}>
      <circle r="10" fill={fill} stroke="#fff3c4" strokeWidth="1.2" />
      <circle r="6.6" fill="none" stroke="#a85600" strokeWidth="1.1" opacity="0.7" />
      <path d={sun} fill="#a85600" opacity="0.75" transform="scale(0.5)" />
    </g>
  )
}

/** A parol, the star lantern of Filipino Christmas, in its ring of lights; decorative. */
export function ParolArt({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="-60 -54 120 116" aria-hidden="true" className={className}>
      <radialGradient id={`${id}glow`}>
        <stop stopColor="#fff1b8" stopOpacity="0.75" />
        <stop offset="1" stopColor="#ffb423" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}gold`} cx="0.36" cy="0.3" r="0.85">
        <stop stopColor="#ffe99a" />
        <stop offset="0.5" stopColor="#ffb423" />
        <stop offset="1" stopColor="#c56a00" />
      </radialGradient>
      <circle r="54" fill={`url(#${id}glow)`} />
      {TASSELS.map(({ x, y, turn }) => (
        <path
          key={x}
          d="M0-6V4M-2.6 4L-4 20H4L2.6 4Z"
          fill="#ffd35e"
          stroke="#7a3a00"
          strokeWidth="1.2"
          strokeLinejoin="round"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <circle r={RING} fill="none" stroke="#5a2400" strokeWidth="4.4" />
      {lights.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" fill="#fff3c4" />
      ))}
      <path d={outline} fill="#5a2400" stroke="#5a2400" strokeWidth="6" strokeLinejoin="round" />
      {rays.map(({ colour, light, shade }) => (
        <g key={colour} fill={colour}>
          <path d={light} />
          <path d={light} fill="#ffffff" opacity="0.32" />
          <path d={shade} />
          <path d={shade} fill="#1c0a3a" opacity="0.14" />
        </g>
      ))}
      <path d={outline} fill="none" stroke="#fff3c4" strokeWidth="2" strokeLinejoin="round" />
      <circle r="13" fill={`url(#${id}gold)`} stroke="#fff3c4" strokeWidth="1.6" />
      <path d={sun} fill="#fff8e0" />
      {COINS.map((coin) => (
        <Coin key={coin.x} {...coin} fill={`url(#${id}gold)`} />
      ))}
      <path d={SPARKLE} fill="#fffbe6" transform="translate(38 -36)" />
    </svg>
  )
}
