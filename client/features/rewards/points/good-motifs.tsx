/** The motifs of offers' pictures, within 60 × 40 of the centre: coins and a chest for bonuses, notes for money. */
import type { ReactNode } from 'react'

const SUN =
  'M0-10L2.1-5.2L7.1-7.1L5.2-2.1L10 0L5.2 2.1L7.1 7.1L2.1 5.2L0 10L-2.1 5.2L-7.1 7.1L-5.2 2.1L-10 0L-5.2-2.1L-7.1-7.1L-2.1-5.2Z'
const INK = '#5a2c05'
const COIN_HEIGHT = 6

/** A stack of coins; `x` and `y` are the centre of the lowest. */
const Stack = ({ x, y, coins }: { x: number; y: number; coins: number }) => (
  <g strokeLinejoin="round">
    {Array.from({ length: coins }, (_, place) => (
      <g key={place} transform={`translate(${x} ${y - place * COIN_HEIGHT})`}>
        <path d="M-16-6V0A16 6 0 0 0 16 0V-6Z" fill="#e08a12" stroke={INK} strokeWidth="1.2" />
        <path d="M-13-3V2M-7-1V4.4M0-0.4V5.4M7-1V4.4M13-3V2" stroke="#fbd05c" strokeWidth="1.6" />
        <ellipse cy="-6" rx="16" ry="6" fill="#ffd867" stroke={INK} strokeWidth="1.2" />
        <ellipse cy="-6" rx="11" ry="3.8" fill="#f5ac2b" />
      </g>
    ))}
  </g>
)

/** A coin that stands upright. */
const Coin = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <g transform={`translate(${x} ${y}) scale(${radius / 16})`}>
    <circle cx="1.4" cy="1.6" r="16" fill="#a85a08" />
    <circle r="16" fill="#ffc845" stroke={INK} strokeWidth="1.2" />
    <circle r="12" fill="#f39a1d" stroke="#ffe59a" strokeWidth="1.4" />
    <path d={SUN} fill="#fff3cf" transform="scale(0.86)" />
    <circle r="3.4" fill="#d9780d" />
    <path d="M-11.5-7A13.5 13.5 0 0 1-3-13" fill="none" stroke="#ffffff" strokeWidth="2" strokeLinecap="round" />
  </g>
)

const Gift = () => (
  <g strokeLinejoin="round" stroke="#4a0b1c" strokeWidth="1.3">
    <path d="M-24-4H24V32H-24Z" fill="#f2536b" />
    <path d="M-28-14H28V0H-28Z" fill="#ff7d8e" />
    <path d="M-6-14H6V32H-6Z" fill="#ffd867" />
    <path d="M0-14C-6-30-24-32-22-21C-21-15-8-14 0-14C8-14 21-15 22-21C24-32 6-30 0-14Z" fill="#ffc02e" />
    <path d="M-22 4V30M-25-10V-4" fill="none" stroke="#ffffff" strokeWidth="2" strokeLinecap="round" opacity="0.55" />
  </g>
)

const Chest = () => (
  <g strokeLinejoin="round" stroke="#3a1503" strokeWidth="1.4">
    <path d="M-34-6C-34-34 34-34 34-6L30 4H-30Z" fill="#7a3f14" />
    <path d="M-28-6C-28-26 28-26 28-6Z" fill="#401c06" />
    <path d="M-30 4C-24-14-14-18-6-12C2-22 16-18 20-10C26-12 30-4 30 4Z" fill="#ffd257" />
    <path d="M-34 4H34V32H-34Z" fill="#a65a1f" />
    <path d="M-34 4H34V11H-34ZM-26 11H-18V32H-26ZM18 11H26V32H18Z" fill="#ffc02e" />
    <circle cy="14" r="7" fill="#ffe08a" />
    <path d="M0 12V18" strokeWidth="2.6" strokeLinecap="round" />
  </g>
)

/** A banknote with the currency's `symbol`, or a sun if that is too long. */
const Note = ({ at, symbol }: { at: string; symbol: string }) => (
  <g transform={at}>
    <rect x="-33" y="-17" width="66" height="34" rx="4" fill="#d8f6df" stroke="#0b4a32" strokeWidth="1.4" />
    <rect x="-29" y="-13" width="58" height="26" rx="2.5" fill="#5fc48e" stroke="#1c7f55" strokeWidth="1" />
    <path d="M-25-9H-17M17 9H25M-25 9H-20M20-9H25" stroke="#e9fff0" strokeWidth="2" strokeLinecap="round" />
    <circle r="10" fill="#e9fff0" stroke="#1c7f55" strokeWidth="1" />
    {symbol.length === 1 ? (
      <text y="5" textAnchor="middle" fontSize="14" fontWeight="700" fill="#0f6b45">
        {symbol}
      </text>
    ) : (
      <path d={SUN} fill="#0f6b45" transform="scale(0.7)" />
    )}
  </g>
)

/** Notes with a band around them. */
const Bundle = ({ x, y, symbol }: { x: number; y: number; symbol: string }) => (
  <g transform={`translate(${x} ${y})`}>
    {[12, 9, 6, 3].map((depth) => (
      <rect key={depth} x="-33" y={depth - 17} width="66" height="34" rx="4" fill="#bfe8cc" stroke="#0b4a32" strokeWidth="1" />
    ))}
    <Note at="translate(0 0)" symbol={symbol} />
    <path d="M-22-17H-13V29H-22ZM13-17H22V29H13Z" fill="#ffc02e" stroke={INK} strokeWidth="1" />
  </g>
)

type Draw = (symbol: string) => ReactNode
/** From small amounts to large ones. */
export const BONUS_MOTIFS: readonly Draw[] = [
  () => (
    <>
      <Stack x={-12} y={26} coins={3} />
      <Coin x={17} y={10} radius={19} />
    </>
  ),
  () => (
    <>
      <Stack x={-25} y={26} coins={5} />
      <Stack x={27} y={24} coins={3} />
      <Stack x={3} y={32} coins={2} />
      <Coin x={3} y={-13} radius={17} />
    </>
  ),
  () => (
    <>
      <Gift />
      <Stack x={-38} y={30} coins={2} />
      <Coin x={38} y={20} radius={14} />
    </>
  ),
  () => (
    <>
      <Chest />
      <Stack x={-46} y={31} coins={3} />
      <Stack x={47} y={31} coins={2} />
      <Coin x={-8} y={-20} radius={13} />
      <Coin x={16} y={-24} radius={11} />
    </>
  ),
]
/** A phone that has just been loaded. */
const Phone = ({ symbol }: { symbol: string }) => (
  <g strokeLinejoin="round" stroke="#0b2340" strokeWidth="1.4">
    <rect x="-17" y="-34" width="34" height="66" rx="6" fill="#1d2b4a" />
    <rect x="-13" y="-27" width="26" height="50" rx="2" fill="#bfe4ff" />
    <path d="M-4-31H4" stroke="#8fa6c9" strokeWidth="2" strokeLinecap="round" />
    <circle cy="-2" r="11" fill="#ffc845" />
    <text y="4" textAnchor="middle" fontSize="16" fontWeight="700" fill="#5a2c05" stroke="none">
      {symbol.length === 1 ? symbol : '★'}
    </text>
    <path
      d="M26-20A20 20 0 0 1 26 8M33-27A30 30 0 0 1 33 15"
      fill="none"
      stroke="#ffffff"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  </g>
)

const Parcel = () => (
  <g strokeLinejoin="round" stroke="#4a2408" strokeWidth="1.4">
    <path d="M-32-8L0 4V34L-32 22Z" fill="#c98a45" />
    <path d="M32-8L0 4V34L32 22Z" fill="#a86a2c" />
    <path d="M0-20L32-8L0 4L-32-8Z" fill="#e8b06a" />
    <path d="M-16-14L16-2V10L9 13V1L-23-11Z" fill="#ffe3b0" />
    <path d="M-26 8L-14 12.4V18L-26 13.6Z" fill="#f7d9a8" />
  </g>
)

export const LOAD_MOTIFS: readonly Draw[] = [(symbol) => <Phone symbol={symbol} />]
export const POST_MOTIFS: readonly Draw[] = [() => <Parcel />]
export const CASH_MOTIFS: readonly Draw[] = [
  (symbol) => (
    <>
      <Note at="translate(-4 2) rotate(-10)" symbol={symbol} />
      <Coin x={30} y={20} radius={13} />
    </>
  ),
  (symbol) => (
    <>
      <Note at="translate(-14 2) rotate(-32)" symbol={symbol} />
      <Note at="translate(-1 -3) rotate(-9)" symbol={symbol} />
      <Note at="translate(12 6) rotate(14)" symbol={symbol} />
    </>
  ),
  (symbol) => (
    <>
      <Bundle x={-6} y={-4} symbol={symbol} />
      <Coin x={36} y={21} radius={14} />
    </>
  ),
  (symbol) => (
    <>
      <Bundle x={14} y={-14} symbol={symbol} />
      <Bundle x={-16} y={4} symbol={symbol} />
      <Stack x={42} y={31} coins={3} />
    </>
  ),
]
