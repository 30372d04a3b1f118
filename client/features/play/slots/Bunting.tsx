import styles from './SlotStage.module.css'

const FLAGS = ['#f2586b', '#ffc23c', '#1fb99d', '#7f5bd8', '#3f7fd8', '#e85a9a']
const COUNT = 9
const STEP = 22
const DIP = 20
const WIDTH = COUNT * STEP

/** How far the string sags at a fraction of its length. */
const hangs = (part: number) => 4 * DIP * part * (1 - part) + part * 14

const flags = Array.from({ length: COUNT }, (_, index) => {
  const x = index * STEP + 5
  const y = hangs((x + 5) / WIDTH)
  return { x, y, fill: FLAGS[index % FLAGS.length] }
})

const Side = ({ className }: { className: string | undefined }) => (
  <svg viewBox={`0 0 ${WIDTH} 60`} className={className} aria-hidden="true">
    <path
      d={`M0 0${Array.from({ length: 12 }, (_, index) => `L${((index + 1) * WIDTH) / 12} ${hangs((index + 1) / 12)}`).join('')}`}
      fill="none"
      stroke="#ffe9b8"
      strokeOpacity=".5"
      strokeWidth="1.5"
    />
    {flags.map(({ x, y, fill }) => (
      <path key={x} d={`M${x} ${y}h13v17l-6.5-5l-6.5 5z`} fill={fill} />
    ))}
  </svg>
)

/** Flags of a fiesta at both upper corners. */
export const Bunting = () => (
  <>
    <Side className={styles.buntingLeft} />
    <Side className={styles.buntingRight} />
  </>
)
