/** `node --import tsx seed/art/draw-states.ts`: writes the pictures of empty and closed states, the welcome and rank gifts for the client build. */
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

async function draw(file: string, art: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${art}\n`)
}
for (const kind of STATE_PICTURES) await draw(statePicture(kind), emptyArt(kind))
for (const gift of RANK_GIFT_PICTURES) await draw(rankGiftPicture(gift), rankGiftArt(gift))
await draw(welcomePicture, welcomeArt())
