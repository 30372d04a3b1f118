import { useId } from 'react'

/** A heart-shaped leaf that points up from the middle. */
const LEAF = 'M60 58C50 48 34 40 36 24C38 12 54 12 60 24C66 12 82 12 84 24C86 40 70 48 60 58Z'
const VEIN = 'M60 54V32'
const TURNS = [0, 90, 180, 270]

/** Decorative: a four-leaf clover with a gold coin. */
export function CloverArt() {
  const id = useId()
  return (
    <svg width="120" height="124" viewBox="0 0 120 124" aria-hidden="true">
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#b9f7c0" />
        <stop offset="0.5" stopColor="#37b765" />
        <stop offset="1" stopColor="#0c6b3b" />
      </linearGradient>
      <path d="M60 62C66 84 74 98 92 112" fill="none" stroke="#0a4a2a" strokeWidth="8" strokeLinecap="round" />
      <path d="M60 62C66 84 74 98 92 112" fill="none" stroke="#2f9f58" strokeWidth="4" strokeLinecap="round" />
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn + 45} 60 58)`}>
          <path d={LEAF} fill={`url(#${id})`} stroke="#08401f" strokeWidth="2.4" strokeLinejoin="round" />
          <path d={VEIN} fill="none" stroke="#eafff0" strokeWidth="2.4" strokeLinecap="round" opacity="0.55" />
        </g>
      ))}
      <circle cx="60" cy="58" r="13" fill="#ffbe3c" stroke="#7a3a00" strokeWidth="2.4" />
      <path d="M60 49l2.7 5.9 6.3.6-4.8 4.2 1.5 6.3-5.7-3.4-5.7 3.4 1.5-6.3-4.8-4.2 6.3-.6z" fill="#fff6cf" />
    </svg>
  )
}
