/**
 * Serves the simulator: `?launch=` takes a seat, `?seat=` shows it, and a form presses a button. The secret of the seat travels in the form
 * and never in a cookie, so no other site can press.
 */
import express, { type Request, type Response, Router } from 'express'
import * as z from 'zod'
import { currencyStep } from '#contract/currency.ts'
import type { Tier } from '#contract/endpoint.ts'
import { type Language, LANGUAGES, moneyFromWire } from '#contract/wire.ts'
import { ownUrlOf } from '#server/http/own-url.ts'
import { setRetryAfter } from '#server/http/retry-after.ts'
import { AppError } from '#server/platform/app-error.ts'
import { HOME_PATH } from '#server/features/play/launch/game-address.ts'
import { SIMULATOR_PATH } from '#server/features/play/game/game.service.ts'
import { noSeatHtml, type Note, simulatorHtml, type WrongField } from './simulator-html.ts'
import type { SimulatorService } from './simulator.service.ts'
import { type Amounts, BUTTONS } from './memory.ts'

const SECRET_MAX = 64
/** The highest amount of the wallet API. */
const MOST = 1_000_000_000_000_000n

const query = z.object({
  launch: z.string().max(200).optional().catch(undefined),
  seat: z.string().max(SECRET_MAX).catch(''),
  note: z.enum(['nothing', 'busy']).optional().catch(undefined),
  language: z.enum(LANGUAGES).catch('tl'),
})
const form = z.object({
  seat: z.string().max(SECRET_MAX),
  button: z.enum(BUTTONS),
  stake: z.string().max(32),
  win: z.string().max(32),
  endsRound: z.literal('1').optional(),
})
type Form = z.infer<typeof form>

const NOTES = { PLAYED: undefined, NOTHING_TO_DO: 'nothing', BUSY: 'busy' } as const satisfies Record<string, Note | undefined>

/** Reads a typed amount; undefined if it is not a valid amount of the currency. */
function readAmount(typed: string, currency: string): number | undefined {
  const amount = moneyFromWire(typed.trim())
  const isAmount = amount !== undefined && amount >= 0n && amount <= MOST && amount % currencyStep(currency) === 0n
  return isAmount ? Number(amount) : undefined
}

function readAmounts({ stake: staked, win: won, endsRound }: Form, currency: string): Amounts | readonly WrongField[] {
  const [stake, win] = [readAmount(staked, currency), readAmount(won, currency)]
  if (stake !== undefined && win !== undefined) return { stake, win, endsRound: endsRound !== undefined }
  return [...(stake === undefined ? (['stake'] as const) : []), ...(win === undefined ? (['win'] as const) : [])]
}

interface Deps {
  simulator: SimulatorService
  /** Counts the caller's requests. Throws `TOO_MANY_REQUEST`. */
  count: (tier: Tier, req: Request) => Promise<void>
}

export function simulatorPage({ simulator, count }: Deps): Router {
  const seatAddress = (seat: string, language: Language, note?: Note) =>
    `${SIMULATOR_PATH}?${new URLSearchParams({ seat, language, ...(note !== undefined && { note }) })}`

  async function show(req: Request, res: Response): Promise<void> {
    await count('read', req)
    const { launch, seat, note, language } = query.parse(req.query)
    if (launch === undefined) return void res.type('html').send(simulatorHtml(await simulator.look(seat), { secret: seat, note }))
    res.redirect(303, seatAddress(await simulator.open({ launchToken: launch, language, url: ownUrlOf(req) }), language))
  }

  async function press(req: Request, res: Response): Promise<void> {
    await count('write', req)
    const sent = form.safeParse(req.body).data
    if (!sent) throw new AppError('user.or.token.invalid')
    const { seat: secret, button, stake, win, endsRound } = sent
    const seat = await simulator.look(secret)
    const amounts = readAmounts(sent, seat.currency)
    if ('stake' in amounts) {
      const outcome = await simulator.press(secret, button, amounts, ownUrlOf(req))
      return res.redirect(303, seatAddress(secret, seat.language, NOTES[outcome]))
    }
    const typed = { stake, win, endsRound: endsRound !== undefined }
    res
      .status(400)
      .type('html')
      .send(simulatorHtml(seat, { secret, typed, wrong: amounts }))
  }

  /** Answers expected errors with a page that says what is wrong; the application handles all others. */
  const orRefuse = (serve: typeof show) => async (req: Request, res: Response) => {
    res.setHeader('Cache-Control', 'no-store').setHeader('Referrer-Policy', 'no-referrer')
    await serve(req, res).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      setRetryAfter(res, error, undefined)
      const isTooMany = error.code === 'TOO_MANY_REQUEST'
      const { language } = query.parse(req.query)
      res
        .status(isTooMany ? error.status : 404)
        .type('html')
        .send(noSeatHtml(language, isTooMany ? 'tooMany' : 'gone', HOME_PATH))
    })
  }

  const router = Router()
  router.get(SIMULATOR_PATH, orRefuse(show))
  router.post(SIMULATOR_PATH, express.urlencoded({ extended: false, limit: '2kb' }), orRefuse(press))
  return router
}
