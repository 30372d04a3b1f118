import { useId } from 'react'

const CUP = 'M34 22H86V50C86 70 74 82 60 82S34 70 34 50Z'
const HANDLES = 'M34 30H20C18 48 24 60 38 62M86 30H100C102 48 96 60 82 62'
const STEM = 'M54 82H66V96H54Z'
const FOOT = 'M40 96H80L84 110H36Z'
const STAR = 'M60 34L64.7 45.5L77 46.4L67.6 54.4L70.6 66.4L60 59.9L49.4 66.4L52.4 54.4L43 46.4L55.3 45.5Z'

/** Decorative: a golden cup. */
export function TrophyArt() {
  const id = useId()
  return (
    <svg width="120" height="124" viewBox="0 0 120 124" aria-hidden="true">
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#fff3c0" />
        <stop offset="0.45" stopColor="#ffbe3c" />
        <stop offset="1" stopColor="#a85400" />
      </linearGradient>
      <ellipse cx="60" cy="114" rx="40" ry="7" fill="rgb(0 0 0 / 35%)" />
      <g stroke="#7a3a00" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d={HANDLES} fill="none" stroke="#7a3a00" strokeWidth="10" />
        <path d={HANDLES} fill="none" stroke="#ffbe3c" strokeWidth="5.6" />
        <path d={STEM} fill="#c56a00" />
        <path d={FOOT} fill={`url(#${id})`} />
        <path d={CUP} fill={`url(#${id})`} />
        <path d="M30 16H90V25H30Z" fill="#ffe7a0" />
        <path d={STAR} fill="#ef3b4c" strokeWidth="2" />
      </g>
      <path d="M41 28C40 46 42 60 50 70" fill="none" stroke="#fffbe8" strokeWidth="4" strokeLinecap="round" opacity="0.75" />
    </svg>
  )
}
