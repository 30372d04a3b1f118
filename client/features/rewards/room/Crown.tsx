import { useId } from 'react'

const BAND = 'M7 34H49L47 41H9Z'
const SHAPE = 'M6 33L2 12L16 22L28 3L40 22L54 12L50 33Z'
const TIPS = [
  { x: 2.5, y: 10.5, fill: '#3b82f6' },
  { x: 28, y: 3.5, fill: '#ef3b4c' },
  { x: 53.5, y: 10.5, fill: '#3b82f6' },
] as const

/** Decorative, above the week's first place. */
export function Crown({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg width="44" height="36" viewBox="-2 -1 60 44" aria-hidden="true" className={className}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#ffe99a" />
        <stop offset="0.55" stopColor="#ffb423" />
        <stop offset="1" stopColor="#c56a00" />
      </linearGradient>
      <g stroke="#7a3a00" strokeWidth="1.8" strokeLinejoin="round">
        <path d={SHAPE} fill={`url(#${id})`} />
        <path d={BAND} fill="#ef3b4c" />
        {TIPS.map(({ x, y, fill }) => (
          <circle key={x} cx={x} cy={y} r="3.4" fill={fill} />
        ))}
      </g>
      <circle cx="28" cy="27" r="3.2" fill="#fff8e0" />
      <circle cx="16" cy="28" r="2" fill="#fff8e0" />
      <circle cx="40" cy="28" r="2" fill="#fff8e0" />
    </svg>
  )
}
