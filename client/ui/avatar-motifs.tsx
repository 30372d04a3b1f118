/** The twelve built-in pictures: each a motif in a square of 100 around the centre. */
import type { ReactNode } from 'react'

export interface Motif {
  /** The background: light in the middle, dark at the edge. */
  ground: readonly [string, string]
  art: ReactNode
}

const turned = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`rotate(${(index * 360) / count})`}>
      {draw(index)}
    </g>
  ))

const EYE = <circle r="3.4" fill="#2a1600" />

export const MOTIFS: readonly Motif[] = [
  {
    ground: ['#ffb84d', '#b3420c'],
    art: (
      <>
        {turned(8, (ray) => (
          <path d="M0-38 8-20H-8Z" fill={ray % 2 ? '#ffd978' : '#fff1c4'} />
        ))}
        <circle r="19" fill="#ffcf4a" stroke="#fff1c4" strokeWidth="2.5" />
        <path d="M-7-2v-4M7-2v-4M-8 5q8 8 16 0" fill="none" stroke="#8a4a00" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  {
    ground: ['#3b7bff', '#10206e'],
    art: (
      <>
        <circle r="36" fill="none" stroke="#ffd35e" strokeWidth="3" strokeDasharray="1 6.5" strokeLinecap="round" />
        {turned(5, (point) => (
          <>
            <path d="M0-31 8.5-11 0 0Z" fill={['#ff5f6d', '#ffc23c', '#1fd1b2', '#ff8ad1', '#9b6bff'][point]} />
            <path d="M0-31-8.5-11 0 0Z" fill={['#d62843', '#f08a00', '#0a9a84', '#d64fa3', '#6d3fe0'][point]} />
          </>
        ))}
        <circle r="7" fill="#fff1c4" />
      </>
    ),
  },
  {
    ground: ['#35c98e', '#08553f'],
    art: (
      <>
        <path d="M-24 14C-30-8-8-30 12-24 30-18 32 6 16 20 2 32-18 32-24 14Z" fill="#ffb02e" />
        <path d="M-24 14C-30-8-8-30 12-24 0-18-14-2-10 22-16 24-22 20-24 14Z" fill="#ffd35e" />
        <path d="M12-24q2-9 10-12" fill="none" stroke="#6b3a10" strokeWidth="4" strokeLinecap="round" />
        <path d="M20-34q14-4 18 8-14 4-18-8Z" fill="#a6ec7a" />
      </>
    ),
  },
  {
    ground: ['#f08a5d', '#7a2138'],
    art: (
      <>
        <path d="M-16-12Q-40-14-38-36-28-22-10-24ZM16-12Q40-14 38-36 28-22 10-24Z" fill="#fff1c4" />
        <path d="M-20-18Q0-30 20-18L15 12Q12 32 0 32T-15 12Z" fill="#4d4a63" />
        <ellipse cy="20" rx="15" ry="12" fill="#8c86a5" />
        <path d="M-6 19v3M6 19v3" stroke="#2b2940" strokeWidth="4" strokeLinecap="round" />
        <circle cx="-9" cy="-4" r="4" fill="#fff" />
        <circle cx="9" cy="-4" r="4" fill="#fff" />
        <circle cx="-9" cy="-4" r="2" fill="#2b2940" />
        <circle cx="9" cy="-4" r="2" fill="#2b2940" />
      </>
    ),
  },
  {
    ground: ['#b45cff', '#45108a'],
    art: (
      <>
        <path d="M-30 20-34-14-15 4 0-26 15 4 34-14 30 20Z" fill="#ffc23c" />
        <path d="M0-26 15 4 34-14 30 20H0Z" fill="#f09a10" />
        <rect x="-30" y="20" width="60" height="10" rx="4" fill="#ffe08a" />
        <circle cy="-28" r="5" fill="#ff5f6d" />
        <circle cx="-34" cy="-16" r="4.5" fill="#1fd1b2" />
        <circle cx="34" cy="-16" r="4.5" fill="#1fd1b2" />
        <circle cy="25" r="3" fill="#d62843" />
      </>
    ),
  },
  {
    ground: ['#ff6b79', '#8a1030'],
    art: (
      <g transform="rotate(-12)">
        <rect x="-26" y="-26" width="52" height="52" rx="13" fill="#fff7e6" />
        <path d="M-26 13V14a13 12 0 0 0 13 12H13A13 13 0 0 0 26 13v-8q-26 16-52 8Z" fill="#ffd9a0" />
        {[-13, 13].flatMap((x) => [-13, 13].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill="#2a1600" />))}
        <circle r="5.5" fill="#d62843" />
      </g>
    ),
  },
  {
    ground: ['#38d6e8', '#0b4a78'],
    art: (
      <>
        <path d="M-32-8-18-26H18L32-8 0 32Z" fill="#ff7ac0" />
        <path d="M-32-8h20L0 32Z" fill="#ff4f9a" />
        <path d="M32-8H12L0 32Z" fill="#d62878" />
        <path d="M-18-26-12-8H12L18-26Z" fill="#ffc4e2" />
        <path d="M-18-26-32-8h20Z" fill="#ff9dd0" />
      </>
    ),
  },
  {
    ground: ['#ff9a3c', '#a3260c'],
    art: (
      <>
        <path d="M14 0 38-20Q32 0 38 20Z" fill="#0fa08a" />
        <ellipse cx="-4" rx="28" ry="20" fill="#1fd1b2" />
        <path d="M-4-20Q4-34 16-30 14-22 10-16Z" fill="#0fa08a" />
        <path d="M-30 4a28 20 0 0 0 52 8Q-6 22-30 4Z" fill="#a5f3e2" />
        <circle cx="-16" cy="-5" r="6" fill="#fff" />
        <g transform="translate(-17 -5)">{EYE}</g>
        <path d="M2-8q8 8 0 16" fill="none" stroke="#0a7a67" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  {
    ground: ['#4a57c9', '#141844'],
    art: (
      <>
        <path d="M14-30A31 31 0 1 0 30 16 25 25 0 0 1 14-30Z" fill="#ffe08a" />
        <path d="M-6 2v3M10 10v3M-2 18q5 5 10 1" fill="none" stroke="#8a5a00" strokeWidth="3" strokeLinecap="round" />
        {[
          [22, -18, 7],
          [34, 0, 4],
          [-34, -26, 4],
        ].map(([x, y, r]) => (
          <path
            key={`${x}`}
            transform={`translate(${x} ${y}) scale(${Number(r) / 10})`}
            d="M0-10 2.5-2.5 10 0 2.5 2.5 0 10-2.5 2.5-10 0-2.5-2.5Z"
            fill="#fff7e6"
          />
        ))}
      </>
    ),
  },
  {
    ground: ['#9a6bff', '#3a1460'],
    art: (
      <>
        <path d="M0-38q12 10 6 20H-6q-6-10 6-20Z" fill="#ffc23c" />
        <path d="M-9-20h18L38 32h-76Z" fill="#6b3f3a" />
        <path d="M0-20h9L38 32H4Z" fill="#4d2a2a" />
        <path d="M-9-20h18l6 11-7 9-8-7-6 12-8-12Z" fill="#ff5f3c" />
      </>
    ),
  },
  {
    ground: ['#ffcf4a', '#b35f00'],
    art: (
      <>
        <path d="M-12-26q2-10 9-4 4-10 10-2 9-4 7 8L6-16Z" fill="#d62843" />
        <path d="M-24 34Q-20 0-14-12q8-14 22-8 12 6 12 24 0 20 12 30Z" fill="#fff7e6" />
        <path d="M-24 34q4-20 10-20 2 10 8 10 4-10 10-8 2 10 8 8 4 4 8 10Z" fill="#e8622c" />
        <path d="M18-8 36-2 18 6Z" fill="#f08a00" />
        <path d="M16 8q8 2 5 12-9-1-8-10Z" fill="#d62843" />
        <g transform="translate(7 -6)">{EYE}</g>
      </>
    ),
  },
  {
    ground: ['#2fd6b4', '#064a52'],
    art: (
      <>
        {turned(5, () => (
          <path d="M0 0C-20-8-18-36 0-36S20-8 0 0Z" fill="#ff5f8a" stroke="#d62868" strokeWidth="2" />
        ))}
        <circle r="9" fill="#b01048" />
        <path d="M0 0 16-18" stroke="#ffe08a" strokeWidth="4" strokeLinecap="round" />
        <circle cx="17" cy="-19" r="4" fill="#ffc23c" />
      </>
    ),
  },
]
