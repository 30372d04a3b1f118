/** A QR code. Not exported by the index: the encoder would load with the first page. */
import { qrPath } from './qr-path.ts'

/** A QR code; dark on light in both themes, which its class ensures. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
