/** `node --import tsx seed/art/draw-states.ts`: writes the pictures of empty and closed states, of the welcome and of what ranks give, as files for the client build. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  emptyArt,
  RANK_GIFT_PICTURES,
  rankGiftArt,
  rankGiftPicture,
  STATE_PICTURES,
  statePicture,
  welcomeArt,
  welcomePicture,
} from './index.ts'

for (const kind of STATE_PICTURES) {
  const file = statePicture(kind)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${emptyArt(kind)}\n`)
}
for (const gift of RANK_GIFT_PICTURES) {
  const file = rankGiftPicture(gift)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${rankGiftArt(gift)}\n`)
}
await writeFile(welcomePicture, `${welcomeArt()}\n`)
