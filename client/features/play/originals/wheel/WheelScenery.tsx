const STARS = [
  [20, 66, 5],
  [346, 66, 5],
  [85, 8, 1],
  [110, 20, 1],
  [238, 22, 1],
  [73, 22, 1],
  [318, 58, 1],
  [18, 90, 1],
  [346, 110, 1],
  [3, 125, 0.8],
  [357, 148, 0.8],
] as const

interface TentProps {
  x: number
  top: number
  /** Where the canopy ends. */
  y: number
  width: number
  colours: readonly [string, string]
}
const STRIPES = [0, 1, 2, 3, 4, 5, 6]

/** A striped fair tent. */
function Tent({ x, top, y, width, colours }: TentProps) {
  const stripe = width / STRIPES.length
  const left = x - width / 2
  const shoulder = width / 9
  return (
    <>
      <path d={`M${left + shoulder} ${y}h${width - 2 * shoulder}V390h${2 * shoulder - width}z`} fill="#2a0d3d" />
      <path
        d={`M${left + 2 * shoulder} ${y + 14}h${width - 4 * shoulder}v${Math.max(0, 372 - y)}h${4 * shoulder - width}z`}
        fill="#e2b368"
      />
      {STRIPES.map((at) => {
        const from = left + at * stripe
        return (
          <path
            key={at}
            d={`M${x} ${top}L${from} ${y}a${stripe / 2} ${stripe / 2 + 3} 0 0 0 ${stripe} 0z`}
            fill={colours[at % 2]}
            stroke="#1b0a2c"
            strokeOpacity=".18"
          />
        )
      })}
      <path d={`M${x} ${top}v-13`} stroke="#ffe9b8" strokeWidth="1.5" />
      <path d={`M${x} ${top - 13}l11 4l-11 4z`} fill="#ffc23c" />
    </>
  )
}

/** A fair at dusk, on the ground painted by the stage's background. */
export const WheelScenery = () => (
  <>
    <g fill="#e3d4ff" opacity=".8">
      {STARS.map(([x, y, size]) =>
        size > 2 ? (
          <path key={x} d={`M${x} ${y - size}l1.3 3.700l3.7 1.300l-3.7 1.300l-1.3 3.700l-1.3 -3.700l-3.7 -1.300l3.7 -1.300z`} />
        ) : (
          <circle key={x} cx={x} cy={y} r={size} />
        ),
      )}
    </g>
    <path d="M-200 390H566V420H-200z" fill="#1f0a33" />
    <path d="M148 340h70l28 50H120z" fill="#1b0a2c" />
    <path d="M143 352l10 6l-14 32h-16zM223 352l-10 6l14 32h16z" fill="#f1dcb4" />
    <Tent x={41} top={306} y={360} width={82} colours={['#ff5f6f', '#fff1d6']} />
    <Tent x={325} top={306} y={360} width={82} colours={['#22b8c9', '#fff1d6']} />
    <Tent x={4} top={344} y={377} width={58} colours={['#7d3fd0', '#ffc23c']} />
    <Tent x={362} top={344} y={377} width={58} colours={['#e0358c', '#ffc23c']} />
  </>
)
