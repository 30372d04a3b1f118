import { cx } from '#client/lib/class-names.ts'
import styles from './Lettering.module.css'
import { letteringLines } from './rain-parts.ts'

const WIDTH = 366
/** The margin for the outline. */
const ROOM = 330
const CAPITAL = 0.76
const FIRST_SIZE = 40
const LAST_SIZE = 60
const ONLY_SIZE = 84
const LINE = 1.02
const EDGE = 14
/** Chinese and similar scripts: characters as wide as high. */
const WIDE = /[⺀-鿿가-힯]/

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.05 : CAPITAL), 0)
const sizeOf = (text: string, most: number) => Math.min(most, ROOM / widthOf(text))

/** The rain's title as big letters, in one line or two; a long one as text. */
export function Lettering({ title }: { title: string }) {
  const lines = letteringLines(title.toLocaleUpperCase())
  if (!lines) return <h1 className={styles.long}>{title}</h1>
  const last = lines.length - 1
  const largest = last === 0 ? ONLY_SIZE : LAST_SIZE
  const sizes = lines.map((line, index) => sizeOf(line, index === last ? largest : FIRST_SIZE))
  const height = EDGE + sizes.reduce((sum, size) => sum + size * LINE, 0)
  const bases = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size * LINE, 0) - 2)
  const layers = ['shade', 'outline', 'fill'] as const
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${Math.ceil(height)}`} className={styles.lettering}>
        <linearGradient id="rain-cream" x2="0" y2="1">
          <stop offset="0.2" stopColor="#fffbe9" />
          <stop offset="0.9" stopColor="#ffdc8b" />
        </linearGradient>
        <linearGradient id="rain-mango" x2="0" y2="1">
          <stop offset="0.2" stopColor="#ffe07a" />
          <stop offset="0.9" stopColor="#f59313" />
        </linearGradient>
        {layers.map((layer) => (
          <g key={layer} className={styles[layer]}>
            {lines.map((line, index) => (
              <text
                key={line}
                x={WIDTH / 2}
                y={bases[index]}
                fontSize={sizes[index]}
                className={cx(layer === 'fill' && (index === last ? styles.last : styles.first))}
              >
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </>
  )
}
