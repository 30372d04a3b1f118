/** `node --import tsx client/build/draw-icons.ts`: the icons of the installed site, drawn from its own mark. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url))
const sun = (await readFile(`${publicFolder}favicon.svg`, 'utf8')).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** The mark's background: the dark theme's, with a warm light from above. */
const ground = (radius: number) => `
  <defs><radialGradient id="n" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#3a2510"/><stop offset=".55" stop-color="#171318"/><stop offset="1" stop-color="#0b0e14"/></radialGradient></defs>
  <rect width="100" height="100" rx="${radius}" fill="url(#n)"/>`

/** The mark takes `share` of the width; of a maskable icon, only the inner 80 % is sure to be visible. */
const draw = ({ share, radius }: { share: number; radius: number }) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground(radius)}
  <g transform="translate(50 50) scale(${share})">${sun}</g></svg>`

const ICONS = [
  ...[192, 512].map((size) => ({ name: `icon-${size}`, size, share: 0.78, radius: 22 })),
  ...[192, 512].map((size) => ({ name: `maskable-${size}`, size, share: 0.62, radius: 0 })),
  // iPhones round the corners themselves.
  { name: 'apple-touch-icon', size: 180, share: 0.72, radius: 0 },
]

await mkdir(`${publicFolder}icons`, { recursive: true })
for (const { name, size, share, radius } of ICONS) {
  const picture = sharp(Buffer.from(draw({ share, radius })), { density: 72 * (size / 100) })
  await writeFile(
    `${publicFolder}icons/${name}.png`,
    await picture.resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer(),
  )
}
