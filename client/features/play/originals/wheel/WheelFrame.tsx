import { INNER, RADIUS } from './wheel-shape.ts'
import styles from './WheelDial.module.css'

const BULBS = Array.from({ length: 32 }, (_, bulb) => ((bulb + 0.5) * 2 * Math.PI) / 32)
const BULB_RADIUS = RADIUS + 11

/** The fixed parts of the wheel: its rim with bulbs, and its hub. */
export const WheelFrame = () => (
  <>
    <defs>
      <linearGradient id="wheel-gold" x2="1" y2="1">
        <stop stopColor="#ffe9a8" />
        <stop offset=".45" stopColor="#f2a93b" />
        <stop offset="1" stopColor="#a8620f" />
      </linearGradient>
      <radialGradient id="wheel-hub">
        <stop stopColor="#4c2a8c" />
        <stop offset="1" stopColor="#1c1140" />
      </radialGradient>
      <radialGradient id="wheel-bulb">
        <stop stopColor="#fff6d8" />
        <stop offset=".38" stopColor="#ffe08a" />
        <stop offset=".45" stopColor="#ffb638" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffb638" stopOpacity="0" />
      </radialGradient>
    </defs>
    <g fill="none">
      <circle r={RADIUS + 11} stroke="#6d1a33" strokeWidth="18" />
      <circle r={RADIUS + 20} stroke="url(#wheel-gold)" strokeWidth="4" />
      <circle r={RADIUS + 1.5} stroke="url(#wheel-gold)" strokeWidth="3" />
      <circle r={RADIUS - 1} stroke="#12091f" strokeOpacity=".5" strokeWidth="2" />
    </g>
    {BULBS.map((angle, bulb) => {
      const [cx, cy] = [BULB_RADIUS * Math.sin(angle), -BULB_RADIUS * Math.cos(angle)]
      return bulb % 2 === 0 ? (
        <circle key={angle} cx={cx} cy={cy} r="7" fill="url(#wheel-bulb)" />
      ) : (
        <circle key={angle} cx={cx} cy={cy} r="2.8" fill="#ff9a3c" />
      )
    })}
    <circle r={INNER + 3} fill="#12091f" opacity=".45" />
    <circle r={INNER} fill="url(#wheel-gold)" />
    <circle r={INNER - 6} fill="url(#wheel-hub)" stroke="#2a1240" strokeWidth="2" />
    <g className={styles.rays}>
      <rect x="-40" y="-40" width="80" height="80" />
      <rect x="-40" y="-40" width="80" height="80" transform="rotate(45)" />
    </g>
    <circle r={INNER - 13} fill="none" stroke="#8a63d6" strokeWidth="1.5" strokeDasharray="2.5 4" />
  </>
)

/** Points at the result. */
export const WheelPointer = () => (
  <>
    <path
      d="M21 51C17 36 2 28 2 13Q2 4 11 3Q21 1 31 3Q40 4 40 13C40 28 25 36 21 51Z"
      fill="#f2495f"
      stroke="#fff1d6"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <circle cx="21" cy="15" r="8" fill="#f7a832" stroke="#a8520f" />
    <path d="M21 9.500l1.5 4l4 1.500l-4 1.500l-1.5 4l-1.5 -4l-4 -1.500l4 -1.500z" fill="#6b2d0c" />
  </>
)
