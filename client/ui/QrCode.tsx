/** A code to scan. Not by the index: what draws it would come with the first page. */
import { encode } from 'uqr'

/** Cells of quiet around the picture, as scanners want them. */
const BORDER = 4

/** One path of all dark cells: a picture of a kilobyte that is sharp at any size. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}

/** A code to scan; dark on light whatever the theme, which its class says. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
