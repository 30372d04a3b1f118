/** A chain of Crash whose rounds are as long as a test needs; the server takes it before it makes one. */
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { createLinks } from '#server/games/fair/crash-chain.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import type { Database } from '#server/platform/database.ts'

interface Wanted {
  seed: string
  length: number
  /** So many from the first, each with a point that is wanted. */
  rounds: number
  isWanted: (point: number) => boolean
  /** The number of the first salt to try: near one that fits, where many rounds make a search long. */
  salt?: number
}

export async function addCrashChain({ prisma }: Pick<Database, 'prisma'>, wanted: Wanted) {
  const { seed, length, rounds, isWanted } = wanted
  const links = { seed, length }
  const linkAt = createLinks(links)
  const hashes = Array.from({ length: rounds }, (_, index) => linkAt(index + 1))
  let { salt = 0 } = wanted
  while (!hashes.every((hash) => isWanted(crashPoint(hmacSha256, hash, `salt ${salt}`)))) salt += 1
  await prisma.crashChain.create({
    data: { ...links, terminatingHash: linkAt(0), salt: `salt ${salt}`, createdAt: new Date() },
  })
}
