import type { ReactNode } from 'react'
import type { EnvelopeKind } from '#contract/rewards/rain/rain.ts'
import styles from './EnvelopeArt.module.css'

interface Look {
  /** From light to dark. */
  body: readonly [string, string]
  flap: readonly [string, string]
  line: string
  seal: readonly [string, string]
  sun: string
}
const LOOKS = {
  RED: {
    body: ['#f2384f', '#8f0d2c'],
    flap: ['#ff6b6b', '#d81f3e'],
    line: '#f7c65b',
    seal: ['#ffd873', '#d98a1c'],
    sun: '#b3122f',
  },
  UBE: {
    body: ['#7a4ff0', '#2c0e86'],
    flap: ['#a98bff', '#5f34dd'],
    line: '#f7c65b',
    seal: ['#ffd873', '#d98a1c'],
    sun: '#b3122f',
  },
  GOLD: {
    body: ['#ffc648', '#c45f05'],
    flap: ['#fff0a8', '#f5b030'],
    line: '#c3172f',
    seal: ['#d5283f', '#8f0d22'],
    sun: '#ffe9a6',
  },
  EMPTY: {
    body: ['#9a6b86', '#4a2440'],
    flap: ['#b98ba4', '#7c4d6b'],
    line: '#e5cfa4',
    seal: ['#e9d3a6', '#a9834e'],
    sun: '#6b3a57',
  },
} as const satisfies Record<EnvelopeKind, Look>
const KINDS = ['RED', 'UBE', 'GOLD', 'EMPTY'] as const satisfies readonly EnvelopeKind[]

const RAYS = 8
const WIDTH = 110
const HEIGHT = 150
const star = Array.from({ length: RAYS * 2 }, (_, point) => {
  const angle = (point * Math.PI) / RAYS
  const radius = point % 2 === 0 ? 15 : 7
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}).join('L')
const SUN = `M${star}Z`
const LATTICE = 'M-10 40 60 150M20 20 100 150M50 10 120 120M120 40 50 150M90 20 10 150M60 10-10 120'

const Seal = ({ look }: { look: string }) => (
  <g transform="translate(55 62)">
    <circle r="23" fill="#3a0713" opacity="0.35" cy="2" />
    <circle r="22" fill={`url(#rain-${look}-seal)`} stroke={LOOKS[look as EnvelopeKind].line} strokeWidth="2" />
    <circle r="17.5" fill="none" stroke="#ffffff" strokeOpacity="0.4" />
    <path d={SUN} fill={LOOKS[look as EnvelopeKind].sun} />
  </g>
)

function Body({ kind, children }: { kind: EnvelopeKind; children?: ReactNode }) {
  const { line } = LOOKS[kind]
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} rx="11" fill={`url(#rain-${kind}-body)`} />
      <g clipPath="url(#rain-clip)">
        <path d={LATTICE} fill="none" stroke="#ffffff" strokeOpacity="0.13" />
        <path d="M0 0H18V150H0Z" fill="#ffffff" opacity="0.1" />
      </g>
      <rect x="5.5" y="5.5" width={WIDTH - 11} height={HEIGHT - 11} rx="7" fill="none" stroke={line} strokeWidth="1.6" />
      <path d="M26 124c8-8 17-6 24 0-7 6-16 8-24 0Zm58 0c-8-8-17-6-24 0 7 6 16 8 24 0Z" fill={line} />
      <circle cx="55" cy="124" r="3.6" fill={line} />
      {children}
    </>
  )
}

/** The shapes that envelopes are drawn from: once per page. */
export const EnvelopeShapes = () => (
  <svg aria-hidden="true" width="0" height="0" className={styles.shapes}>
    <clipPath id="rain-clip">
      <rect width={WIDTH} height={HEIGHT} rx="11" />
    </clipPath>
    {KINDS.map((kind) => {
      const { body, flap, seal, line } = LOOKS[kind]
      const gradients = { body, flap, seal }
      return (
        <g key={kind}>
          {Object.entries(gradients).map(([part, [from, to]]) => (
            <linearGradient key={part} id={`rain-${kind}-${part}`} x2="0" y2="1">
              <stop stopColor={from} />
              <stop offset="1" stopColor={to} />
            </linearGradient>
          ))}
          <symbol id={`rain-${kind}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
            <Body kind={kind}>
              <path
                d="M0 11A11 11 0 0 1 11 0H99A11 11 0 0 1 110 11V18C92 44 74 60 55 60S18 44 0 18Z"
                fill={`url(#rain-${kind}-flap)`}
                stroke={line}
                strokeWidth="1.8"
              />
              <Seal look={kind} />
            </Body>
          </symbol>
          <symbol id={`rain-${kind}-open`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
            <Body kind={kind}>
              <path d="M0 11A11 11 0 0 1 11 0H99A11 11 0 0 1 110 11V16C90 32 74 36 55 36S20 32 0 16Z" fill="#4a0618" />
              <path d="M0 16C20 32 36 36 55 36S90 32 110 16" fill="none" stroke={line} strokeWidth="2" />
            </Body>
          </symbol>
          <symbol id={`rain-${kind}-flap`} viewBox="0 0 110 62">
            <path d="M0 0H110V7C92 33 74 60 55 60S18 33 0 7Z" fill={`url(#rain-${kind}-flap)`} stroke={line} strokeWidth="1.8" />
          </symbol>
        </g>
      )
    })}
    <radialGradient id="rain-coin-gold">
      <stop stopColor="#ffe79a" />
      <stop offset="1" stopColor="#e08a12" />
    </radialGradient>
    <symbol id="rain-coin" viewBox="-24 -24 48 48">
      <circle r="22" fill="#9c5406" cy="2" />
      <circle r="21" fill="url(#rain-coin-gold)" />
      <circle r="16" fill="none" stroke="#a85d08" strokeWidth="1.5" />
      <path d={SUN} fill="#b3122f" transform="scale(0.8)" />
    </symbol>
  </svg>
)

interface ArtProps {
  kind: EnvelopeKind
  /** `open`: without its flap; `flap`: the flap alone. */
  part?: 'open' | 'flap'
  className?: string | undefined
}
export const EnvelopeArt = ({ kind, part, className }: ArtProps) => (
  <svg aria-hidden="true" viewBox={part === 'flap' ? '0 0 110 62' : `0 0 ${WIDTH} ${HEIGHT}`} className={className}>
    <use href={`#rain-${kind}${part ? `-${part}` : ''}`} />
  </svg>
)

export const CoinArt = ({ className }: { className?: string | undefined }) => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
    <use href="#rain-coin" />
  </svg>
)
