/** All dark cells of a QR code as one path. */
import { encode } from 'uqr'

/** Quiet-zone cells around the code, which scanners need. */
const BORDER = 4

/** A kilobyte, and sharp at any size. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
