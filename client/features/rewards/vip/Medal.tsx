import { useId } from 'react'
import { medalLook, star } from './medal-looks.tsx'

const EDGE = 47
const RING = 32
const SPARKLE = 'M0-9Q1.4-1.4 9 0Q1.4 1.4 0 9Q-1.4 1.4-9 0Q-1.4-1.4 0-9Z'

/** The medal of a rank; decorative, beside its name. */
export function Medal({ level, size }: { level: number; size: number }) {
  const id = useId()
  const { look, draw, hasSecondRing } = medalLook(level)
  const { light, middle, deep, disc, rays, cut } = look
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <linearGradient id={`${id}edge`} x2="0.35" y2="1">
        <stop stopColor={light} />
        <stop offset="0.45" stopColor={middle} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <linearGradient id={`${id}disc`} x2="0" y2="1">
        <stop stopColor={middle} />
        <stop offset="1" stopColor={disc} />
      </linearGradient>
      <path d={star(rays, EDGE, EDGE * cut)} fill={`url(#${id}edge)`} stroke={deep} strokeWidth="1" strokeLinejoin="round" />
      <circle r={RING} fill={`url(#${id}disc)`} stroke={deep} strokeWidth="2.5" />
      <circle r={RING - 3} fill="none" stroke={light} strokeWidth="1.2" opacity="0.75" />
      {hasSecondRing && (
        <circle r={RING + 4} fill="none" stroke={light} strokeWidth="2" strokeDasharray="0.1 6.3" strokeLinecap="round" />
      )}
      {/* The lower half is in the shade, and the upper left of the ring in the light. */}
      <path d={`M${3 - RING} 4Q0-6 ${RING - 3} 4A${RING - 3} ${RING - 3} 0 0 1 ${3 - RING} 4Z`} fill={deep} opacity="0.35" />
      <path d="M-25-15A29 29 0 0 1-8-28" fill="none" stroke="#ffffff" strokeWidth="3.4" strokeLinecap="round" opacity="0.9" />
      {draw(look)}
      <path d={SPARKLE} fill="#ffffff" transform="translate(25 -28)" />
    </svg>
  )
}
