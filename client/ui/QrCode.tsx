/** A QR code. Not exported by the index: the encoder would load with the first page. */
import { encode } from 'uqr'

/** Quiet-zone cells around the code, which scanners need. */
const BORDER = 4

/** All dark cells as one path: a kilobyte, and sharp at any size. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}

/** A QR code; dark on light in both themes, which its class ensures. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
