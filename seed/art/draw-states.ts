/** `node --import tsx seed/art/draw-states.ts`: writes the pictures of empty and closed states, and of the welcome, as files for the client build. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { emptyArt, STATE_PICTURES, statePicture, welcomeArt, welcomePicture } from './index.ts'

for (const kind of STATE_PICTURES) {
  const file = statePicture(kind)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${emptyArt(kind)}\n`)
}
await writeFile(welcomePicture, `${welcomeArt()}\n`)
