/**
 * Plays a vendor's server for testers: opens a seat with a launch token, then makes the calls of each button. They go over HTTP, signed
 * with the vendor's key, like a real vendor's. Not in production.
 */
import { type Language, MONEY_SCALE } from '#contract/wire.ts'
import type { VendorAnswer } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { type GameService, type LaunchFacts, nameOf } from '#server/features/play/game/game.service.ts'
import type { LaunchService } from '#server/features/play/launch/launch.service.ts'
import type { VendorPlayer } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import { createVendorClient } from '../vendor-client.ts'
import { exchangeAll } from './exchange.ts'
import type { Seat, Seats } from './seats.ts'
import { afterButton, type Amounts, type Button, NEW_MEMORY } from './memory.ts'
import { planOf } from './steps.ts'

const WRONG_TOKEN = 'no-token'
/** The suggested win, as a multiple of the suggested stake. */
const FIRST_WIN_TIMES = 2

interface Deps {
  seats: Seats
  launches: Pick<LaunchService, 'granted'>
  games: Pick<GameService, 'findForLaunch'>
  sessions: Pick<SessionStore, 'vendorPlayer' | 'openVendor'>
  /** The vendor's key to the wallet API; made if there is none. */
  keyOf: (vendorCode: string) => Promise<string>
  clock: Clock
}

/** `url`: the address of this server. */
interface Opening {
  launchToken: string
  language: Language
  url: string
}
export type Outcome = 'PLAYED' | 'NOTHING_TO_DO' | 'BUSY'

export function createSimulatorService({ seats, launches, games, sessions, keyOf, clock }: Deps) {
  /** Throws if the game isn't simulated, even if only since the launch: the merchant disabled it, or the vendor got an address. */
  const refuseUnlessSimulated = (facts: LaunchFacts | undefined): LaunchFacts => {
    if (!facts?.isSimulated) throw new AppError('user.or.token.invalid')
    return facts
  }

  const clientOf = async (vendorCode: string, url: string) =>
    createVendorClient({ url, vendorCode, secret: await keyOf(vendorCode), now: () => clock.now().getTime() })

  /** A token whose login counts as over, because it never existed. */
  const expiredTokenOf = ({ gameCode, asset, vendorCode = '', ...player }: VendorPlayer) =>
    sessions.openVendor({ ...player, sessionId: newId() }, { gameCode, asset, vendorCode })

  /** The secret's seat and player. Throws `user.or.token.invalid` if there is no seat, the player has left, or the game is switched off. */
  async function occupied(secret: string): Promise<{ seat: Seat; player: VendorPlayer }> {
    const seat = await seats.find(secret)
    if (!seat) throw new AppError('user.or.token.invalid')
    const { player, isOver } = await sessions.vendorPlayer(seat.token)
    if (isOver) {
      await seats.leave(secret)
      throw new AppError('user.or.token.invalid')
    }
    refuseUnlessSimulated(await games.findForLaunch(seat.merchantId, { vendor: seat.vendorCode, code: seat.gameCode }))
    return { seat, player }
  }

  function seatOf({ game }: LaunchFacts, merchantId: number, language: Language, { session, ...opened }: VendorAnswer): Seat {
    const { user, currency, balance } = opened
    if (!session || user === undefined || currency === undefined) throw new AppError('user.or.token.invalid')
    const { token, username, mode, backUrl } = session
    const stake = Number(game.minBet > 0n ? game.minBet : MONEY_SCALE)
    return {
      vendorCode: game.vendorCode,
      merchantId,
      gameCode: game.gameCode,
      gameName: nameOf(game, language),
      language,
      backUrl,
      mode,
      user,
      username,
      token,
      currency,
      balance: balance ?? 0,
      typed: { stake, win: stake * FIRST_WIN_TIMES, endsRound: true },
      memory: NEW_MEMORY,
      presses: [],
    }
  }

  return {
    /** Returns the secret of a new seat. Throws `user.or.token.invalid` for a token of a game that the simulator does not play. */
    async open({ launchToken, language, url }: Opening): Promise<string> {
      const granted = await launches.granted(launchToken)
      if (!granted) throw new AppError('user.or.token.invalid')
      const { merchantId, gameId } = granted
      const facts = refuseUnlessSimulated(await games.findForLaunch(merchantId, { id: gameId }))
      const client = await clientOf(facts.game.vendorCode, url)
      const opened = await client.call('authenticate', { requestId: newId(), launchToken })
      return seats.add(seatOf(facts, merchantId, language, opened))
    },

    look: async (secret: string): Promise<Seat> => (await occupied(secret)).seat,

    /** Makes the calls of a button. Throws like `look`. */
    async press(secret: string, button: Button, typed: Amounts, url: string): Promise<Outcome> {
      const outcome = await seats.alone(secret, async (): Promise<Outcome> => {
        const { seat, player } = await occupied(secret)
        const { user, token, gameCode, currency } = seat
        const plan = planOf(button, seat.memory, {
          ...typed,
          player: { user, token, gameCode, currency },
          tokens: { expired: expiredTokenOf(player), wrong: WRONG_TOKEN },
          newName: (what) => `sim-${what}-${newId()}`,
        })
        if (plan.length === 0) return 'NOTHING_TO_DO'
        const exchanges = await exchangeAll(await clientOf(seat.vendorCode, url), plan)
        const statuses = exchanges.map(({ answer }) => answer?.body.status)
        const balance = exchanges.findLast(({ answer }) => answer?.body.balance !== undefined)?.answer?.body.balance
        await seats.keep(secret, {
          ...seat,
          typed,
          balance: balance ?? seat.balance,
          memory: afterButton(button, seat.memory, plan, statuses),
          presses: [{ button, exchanges }, ...seat.presses],
        })
        return 'PLAYED'
      })
      return outcome ?? 'BUSY'
    },
  }
}
export type SimulatorService = ReturnType<typeof createSimulatorService>
