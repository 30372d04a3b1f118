/** Marks for the places that licences name, drawn for this site: a seal with a symbol of the place. */
const SPOKES = 8

const star = (x: number, y: number, radius: number) => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 ? radius * 0.42 : radius
    return `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach).toFixed(1)}`
  })
  return <polygon points={points.join(' ')} />
}

/** Two stars over the sea. */
const Curacao = () => (
  <>
    {star(-6, -7, 7)}
    {star(6.5, -1, 4.5)}
    <path
      d="M-15 7q3.75-4 7.5 0t7.5 0 7.5 0 7.5 0M-11 13q3.7-4 7.3 0t7.3 0 7.3 0"
      fill="none"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
)

/** The eight-pointed cross. */
const Malta = () => (
  <>
    {[0, 90, 180, 270].map((turn) => (
      <path key={turn} d="M0 0-6.5-15 0-11 6.5-15Z" transform={`rotate(${turn})`} />
    ))}
  </>
)

/** The sun between three stars. */
const Philippines = () => (
  <>
    <circle r="4.6" />
    {Array.from({ length: SPOKES }, (_, spoke) => (
      <path key={spoke} d="M0-10.5 1.7-5.4H-1.7Z" transform={`rotate(${(spoke * 360) / SPOKES})`} />
    ))}
    {star(0, -15.5, 3.4)}
    {star(13.5, 8, 3.4)}
    {star(-13.5, 8, 3.4)}
  </>
)

const Adult = () => (
  <text y="5.5" textAnchor="middle" fontSize="16" fontWeight="700" stroke="none">
    21+
  </text>
)

const MARKS = { curacao: Curacao, malta: Malta, philippines: Philippines, adult: Adult } as const
export type Licence = keyof typeof MARKS
export const LICENCES = Object.keys(MARKS) as Licence[]

export function LicenceMark({ of }: { of: Licence }) {
  const Mark = MARKS[of]
  return (
    <svg
      width="44"
      height="44"
      viewBox="-24 -24 48 48"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="0"
      aria-hidden="true"
    >
      <circle r="22.5" fill="none" strokeWidth="1.6" />
      <circle r="19.6" fill="none" strokeWidth="0.8" strokeDasharray="0.8 2.4" />
      <Mark />
    </svg>
  )
}
