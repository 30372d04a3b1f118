import { qrPath } from '#client/ui/qr-path.ts'

const CELL_PX = 20
const LIGHT = '#ffffff'
const DARK = '#1d1a14'
const LINK_LIVES_MS = 60_000

/** Saves a QR code with its quiet zone as a picture; false if the browser has no canvas. */
export async function saveQr(text: string, fileName: string): Promise<boolean> {
  const { path, size } = qrPath(text)
  const canvas = document.createElement('canvas')
  canvas.width = size * CELL_PX
  canvas.height = size * CELL_PX
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = LIGHT
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(CELL_PX, CELL_PX)
  context.fillStyle = DARK
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  context.fill(new Path2D(path))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) return false
  const url = URL.createObjectURL(picture)
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(url), LINK_LIVES_MS)
  return true
}
