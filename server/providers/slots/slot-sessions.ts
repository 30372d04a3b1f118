/** Sessions of players on slot pages; each corresponds to a session of the wallet API. */
import { createHash } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId, newSecret } from '#server/platform/ids.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { WalletClient } from '../wallet-client.ts'
import type { SlotGames } from './slot-games.ts'
import type { SlotSessionRepository } from './slot-sessions.repository.ts'

const SESSION_MS = 12 * 3_600_000
const TOKEN_BYTES = 32

interface Deps {
  rows: SlotSessionRepository
  games: SlotGames
  wallet: WalletClient
  box: SecretBox
  clock: Clock
}

export interface SlotSession {
  id: number
  vendorCode: string
  gameCode: string
  player: string
  currency: string
  mode: 'REAL' | 'TRIAL'
  gameName: string
  /** The merchant's rules of play (RG-12, RG-13). */
  hasAutoPlay: boolean
  leastSpinMs: number
  walletToken: string
}

/** The currency and token that wallet calls need. */
export interface Purse {
  currency: string
  token: string
}

export const purseOf = ({ currency, walletToken }: SlotSession): Purse => ({ currency, token: walletToken })

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function createSlotSessions({ rows, games, wallet, box, clock }: Deps) {
  /** The launch token must be for the game that the page names; a studio's key opens only launches of its own games. */
  async function authenticate(launchToken: string, gameCode: string) {
    const game = games.find(gameCode)
    if (!game) throw new AppError('no.data', { gameCode })
    const answer = await wallet.call(game.vendorCode, 'authenticate', { requestId: newId(), launchToken })
    const { session, user, currency } = answer
    if (answer.status !== 'RS_OK' || !session || !user || !currency || session.gameCode !== gameCode)
      throw new AppError('user.or.token.invalid')
    return { game, session, player: user, currency, balance: BigInt(answer.balance ?? 0) }
  }

  return {
    /** Throws `no.data` for an unknown game, `user.or.token.invalid`. */
    async open(launchToken: string, gameCode: string) {
      const { game, session, player, currency, balance } = await authenticate(launchToken, gameCode)
      const token = newSecret(TOKEN_BYTES)
      const now = clock.now()
      const row = {
        tokenHash: hashOf(token),
        vendorCode: game.vendorCode,
        gameCode,
        player,
        currency,
        mode: session.mode,
        gameName: session.gameName,
        hasAutoPlay: session.hasAutoPlay,
        leastSpinMs: session.leastSpinMs,
        createdAt: now,
        expiresAt: new Date(now.getTime() + SESSION_MS),
      }
      const id = await rows.add(row, (of) => box.seal(of, session.token))
      const opened: SlotSession = { ...row, id, walletToken: session.token }
      return { token, session: opened, balance, username: session.username, language: session.language, backUrl: session.backUrl }
    },

    /** Throws `user.or.token.invalid`, `user.token.expired`. */
    async find(token: string): Promise<SlotSession> {
      const row = await rows.find(hashOf(token))
      if (!row) throw new AppError('user.or.token.invalid')
      if (row.expiresAt <= clock.now()) throw new AppError('user.token.expired')
      return { ...row, walletToken: box.open(row.id, row.walletToken) }
    },

    /** Works for sessions that are over too, because their wins are still paid (WAL-05). */
    async purseOf(id: number): Promise<Purse> {
      const { currency, walletToken } = await rows.wallet(id)
      return { currency, token: box.open(id, walletToken) }
    },
  }
}
export type SlotSessions = ReturnType<typeof createSlotSessions>
