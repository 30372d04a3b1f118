/** The content desk's bonus campaigns: what comes with a deposit (contract/deposit.ts). */
import * as z from 'zod/mini'
import { CHANGED, edited, editor, localTime, MAX_ORDER, openTime, perLanguage, showState, TITLE_MAX } from './content-desk.ts'
import { endpoint } from './endpoint.ts'
import { language, money, MONEY_SCALE, text, wholeNumber } from './wire.ts'

const NOTE_MAX = 400
/** Parts per million: a bonus of ten deposits is the most. */
export const MAX_BONUS_RATE = 10_000_000
export const MAX_TURNOVER_TIMES = 100
/** A billion of the unit: more is a slip of the hand. */
const MAX_AMOUNT = 1_000_000_000n * MONEY_SCALE
const amount = money.check(z.gte(0n), z.lte(MAX_AMOUNT))

export const campaignBody = z.object({
  ...edited,
  texts: perLanguage(z.object({ title: text(TITLE_MAX, 1), note: text(NOTE_MAX) })),
  /** 0 = any deposit. */
  minDeposit: amount,
  bonusRate: wholeNumber(MAX_BONUS_RATE, 1),
  maxBonus: amount.check(z.gte(1n)),
  turnoverTimes: wholeNumber(MAX_TURNOVER_TIMES),
  isFirstOnly: z.boolean(),
  startAt: localTime,
  endAt: openTime,
  isEnabled: z.boolean(),
  sortIndex: wholeNumber(MAX_ORDER),
})
export type CampaignBody = z.output<typeof campaignBody>

export const deskCampaign = z.object({
  id: z.int(),
  version: z.int(),
  state: showState,
  title: z.string(),
  startAt: z.int(),
  endAt: z.nullable(z.int()),
  missing: z.array(language),
  /** Deposits that took it, and what they were given. */
  taken: z.int(),
  given: money,
  body: z.object({ ...campaignBody.shape, texts: perLanguage(z.object({ title: z.string(), note: z.string() })) }),
})
export type DeskCampaign = z.infer<typeof deskCampaign>

const place = '/wps/operator/content/campaigns'

export const contentDeskCampaignEndpoints = {
  campaigns: endpoint({
    ...editor,
    summary: 'Bonus campaigns, in their order',
    method: 'GET',
    path: place,
    value: z.array(deskCampaign),
  }),
  /** Whoever has taken it keeps the terms it had then. */
  saveCampaign: endpoint({
    ...editor,
    summary: 'Make or change a bonus campaign',
    method: 'POST',
    path: place,
    body: campaignBody,
    value: deskCampaign,
    errors: [...CHANGED],
  }),
}
