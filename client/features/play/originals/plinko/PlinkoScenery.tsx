import { MIDDLE, WIDTH } from './board.ts'

const FLAGS = ['#4c8dff', '#ff5f7a', '#ffc23c', '#1fd1b2', '#9b6bff', '#4c8dff', '#ff7fc4', '#ff5f7a', '#ffc23c'] as const
const STARS = [
  [120, 16, 1.2],
  [108, 159, 0.9],
  [62, 222, 1],
  [280, 130, 1],
  [262, 181, 1.2],
  [10, 264, 1.1],
  [94, 240, 1.1],
  [290, 246, 1.2],
  [323, 273, 1.1],
  [184, 293, 1],
  [338, 48, 1.1],
  [132, 45, 1.2],
  [46, 287, 0.8],
  [356, 237, 0.9],
] as const

/** The cord sags between the side of the stage and the pot. */
const cordY = (part: number) => 4 + 66 * part - 47 * part * part
const flagsOf = (side: 1 | -1) =>
  FLAGS.map((fill, flag) => {
    const part = (flag + 0.2) / (FLAGS.length - 1)
    return { fill, x: MIDDLE + side * (MIDDLE + 4 - part * (MIDDLE - 24)), y: cordY(part) }
  })

/** From the pot to the side; a second one continues it if the stage is wider than the board. */
const Bunting = ({ side }: { side: 1 | -1 }) => (
  <>
    <path
      d={`M${MIDDLE + side * 187} 4Q${MIDDLE + side * 105} 37 ${MIDDLE + side * 26} 23`}
      fill="none"
      stroke="#c79a86"
      strokeWidth="1.2"
    />
    {flagsOf(side).map(({ fill, x, y }) => (
      <path key={x} d={`M${x - 7} ${y}h14v13l-7 -4.5l-7 4.5z`} fill={fill} />
    ))}
  </>
)

/** Fiesta buntings, the pot, and its light on the board. */
export const PlinkoScenery = () => (
  <>
    <defs>
      <linearGradient id="plinko-light" x2="0" y2="1">
        <stop stopColor="#e9b8ff" stopOpacity=".34" />
        <stop offset="1" stopColor="#9b6bff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="plinko-pot">
        <stop stopColor="#8f4a12" />
        <stop offset=".3" stopColor="#c9772a" />
        <stop offset=".55" stopColor="#ffac52" />
        <stop offset="1" stopColor="#8a430f" />
      </linearGradient>
      <radialGradient id="plinko-pin" cx=".38" cy=".32" r=".8">
        <stop stopColor="#ffffff" />
        <stop offset=".5" stopColor="#d9d2f2" />
        <stop offset="1" stopColor="#8d82b8" />
      </radialGradient>
      <radialGradient id="plinko-glow">
        <stop stopColor="#ffc23c" stopOpacity=".75" />
        <stop offset="1" stopColor="#ff8a1f" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="plinko-shine" x2="0" y2="1">
        <stop stopColor="#ffffff" stopOpacity=".26" />
        <stop offset=".6" stopColor="#ffffff" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path d={`M${MIDDLE - 13} 58H${MIDDLE + 13}L${WIDTH - 12} 400H12Z`} fill="url(#plinko-light)" opacity=".7" />
    <g fill="#cdbcff" opacity=".6">
      {STARS.map(([cx, cy, r]) => (
        <circle key={`${cx}/${cy}`} cx={cx} cy={cy} r={r} />
      ))}
    </g>
    {([-1, 1] as const).map((side) => (
      <g key={side}>
        <Bunting side={side} />
        <g transform={`translate(${2 * (MIDDLE + side * 187)}) scale(-1 1)`}>
          <Bunting side={side} />
        </g>
      </g>
    ))}
    <path d={`M${MIDDLE - 4} 0v10M${MIDDLE + 4} 0v10`} stroke="#e0b184" strokeWidth="2" />
    <path d={`M${MIDDLE - 19} 8h38l5 8h-48z`} fill="#6b2d0c" />
    <path
      d={`M${MIDDLE - 24} 16h48c6 8 8 18 4 26c-4 9 -12 13 -18 14h-20c-6 -1 -14 -5 -18 -14c-4 -8 -2 -18 4 -26z`}
      fill="url(#plinko-pot)"
    />
    <path d={`M${MIDDLE - 29} 29q29 -9 58 0`} fill="none" stroke="#fff3d6" strokeWidth="2" strokeDasharray="6 4" />
    <path
      d={`M${MIDDLE} 31l1.8 5l4.6 -2.400l-2.4 4.600l5 1.800l-5 1.800l2.4 4.600l-4.6 -2.400l-1.8 5l-1.8 -5l-4.6 2.400l2.4 -4.600l-5 -1.800l5 -1.800l-2.4 -4.600l4.6 2.400z`}
      fill="#fff3d6"
    />
    <rect x={MIDDLE - 12} y="54" width="24" height="6" rx="3" fill="#6b2d0c" />
    <ellipse cx={MIDDLE} cy="60" rx="10.5" ry="2.6" fill="#1b0a04" />
  </>
)
