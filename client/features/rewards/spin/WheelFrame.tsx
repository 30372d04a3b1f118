import { HUB, RADIUS } from './wheel-shape.ts'
import styles from './WheelStage.module.css'

const BULBS = Array.from({ length: 24 }, (_, bulb) => (bulb * 2 * Math.PI) / 24)
const RIM = RADIUS + 13
const RAYS = 8
const SUN = `M${Array.from({ length: RAYS * 2 }, (_, point) => {
  const angle = (point * Math.PI) / RAYS
  const radius = point % 2 === 0 ? 19 : 9
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}).join('L')}Z`

/** The fixed part behind the fields: the rim with its bulbs. */
export const WheelFrame = () => (
  <>
    <defs>
      <linearGradient id="spin-gold" x2=".8" y2="1">
        <stop stopColor="#fff3c0" />
        <stop offset=".3" stopColor="#f5b53c" />
        <stop offset=".55" stopColor="#b66a12" />
        <stop offset=".8" stopColor="#f3b545" />
        <stop offset="1" stopColor="#8a4a0a" />
      </linearGradient>
      <linearGradient id="spin-rim" x2="0" y2="1">
        <stop stopColor="#7a1330" />
        <stop offset="1" stopColor="#3d0620" />
      </linearGradient>
      <radialGradient id="spin-bulb">
        <stop stopColor="#ffffff" />
        <stop offset=".34" stopColor="#ffeaa6" />
        <stop offset=".44" stopColor="#ffb638" stopOpacity=".55" />
        <stop offset="1" stopColor="#ffb638" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle r={RADIUS + 27} fill="url(#spin-gold)" />
    <circle r={RADIUS + 22} fill="url(#spin-rim)" stroke="#2c0418" strokeWidth="1.5" />
    <circle r={RADIUS + 4.5} fill="url(#spin-gold)" />
    {BULBS.map((angle, bulb) => (
      <g key={angle} transform={`translate(${(RIM * Math.sin(angle)).toFixed(2)} ${(-RIM * Math.cos(angle)).toFixed(2)})`}>
        <circle r="3.4" fill="#c9781c" />
        <circle r="9" fill="url(#spin-bulb)" className={bulb % 2 === 0 ? styles.bulb : styles.otherBulb} />
      </g>
    ))}
  </>
)

/** The hub, and the shade of the rim on the fields. */
export const WheelHub = () => (
  <>
    <defs>
      <radialGradient id="spin-hub" cy=".35">
        <stop stopColor="#a3204a" />
        <stop offset="1" stopColor="#43071f" />
      </radialGradient>
    </defs>
    <circle r={RADIUS - 2} fill="none" stroke="#14041a" strokeOpacity=".3" strokeWidth="5" />
    <circle r={HUB + 6} cy="3" fill="#14041a" opacity=".4" />
    <circle r={HUB} fill="url(#spin-gold)" stroke="#6b3607" strokeWidth="1" />
    <circle r={HUB - 7} fill="url(#spin-hub)" stroke="#ffdf8a" strokeOpacity=".6" />
    <path d={SUN} fill="#ffd873" />
    <circle r="6" fill="#fff3c9" />
  </>
)

/** Points at the result. */
export const WheelPointer = () => (
  <>
    <path
      d="M23 55C18 38 3 30 3 16C3 7 11 3 23 3S43 7 43 16C43 30 28 38 23 55Z"
      fill="url(#spin-gold)"
      stroke="#6b3607"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    <path d="M23 46C19 33 9 27 9 17C9 11 14 8.500 23 8.500S37 11 37 17C37 27 27 33 23 46Z" fill="url(#spin-hub)" />
    <circle cx="23" cy="18" r="5.500" fill="#fff3c9" />
  </>
)
