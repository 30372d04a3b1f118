const FIELDS = 8
const RADIUS = 37
const HALF = Math.PI / FIELDS
const point = (angle: number) => `${(RADIUS * Math.sin(angle)).toFixed(1)} ${(-RADIUS * Math.cos(angle)).toFixed(1)}`
const field = (place: number) => {
  const middle = 2 * HALF * place
  return `M0 0L${point(middle - HALF)}A${RADIUS} ${RADIUS} 0 0 1 ${point(middle + HALF)}Z`
}
const COLOURS = ['#ffcf4d', '#7443e0', '#fff1d6', '#0d8f7c', '#ffcf4d', '#c52a8c', '#fff1d6', '#2468d6']
/** Larger than line icons, which fill less of their box. */
const SCALE = 1.35

/** A prize wheel, in colours. */
export const WheelIcon = ({ size }: { size: number }) => (
  <svg width={size * SCALE} height={size * SCALE} viewBox="-50 -52 100 102">
    <circle r="46" fill="#8a4a0a" cy="2" />
    <circle r="46" fill="#f5b53c" />
    <circle r="41" fill="#5a0d26" />
    {COLOURS.map((colour, place) => (
      <path key={field(place)} d={field(place)} fill={colour} stroke="#5a0d26" strokeWidth="1.5" />
    ))}
    <circle r="11" fill="#f5b53c" stroke="#8a4a0a" strokeWidth="1.5" />
    <circle r="5" fill="#a3204a" />
    <path d="M0-30L-9-50H9Z" fill="#fff3c9" stroke="#8a4a0a" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)
