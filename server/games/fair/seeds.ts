/** Creates seeds and commits to them before the first bet (PF-01). */
import { createHash, randomBytes } from 'node:crypto'

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 16

export const makeServerSeed = (): string => randomBytes(SERVER_SEED_BYTES).toString('hex')
export const makeClientSeed = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex')

/** The commitment: SHA-256 of the seed's hex digits as text. */
export const commitmentOf = (serverSeed: string): string => createHash('sha256').update(serverSeed, 'utf8').digest('hex')
