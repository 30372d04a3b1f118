/** Dice on a database of its own, wired as in the container, with players who have money. */
import { createDiceRepository } from '#server/features/play/dice/dice.repository.ts'
import { createDiceService } from '#server/features/play/dice/dice.service.ts'
import { createFairnessRepository } from '#server/features/play/fairness/fairness.repository.ts'
import { createFairnessService } from '#server/features/play/fairness/fairness.service.ts'
import { newId } from '#server/platform/ids.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { ASSET, deposit, startLedger, TRIAL_ASSET } from './ledger.ts'

const UNIT = 10_000n

export async function startDice() {
  const base = await startLedger()
  const { database, clock, ledger } = base
  const fairness = createFairnessService({
    fairness: createFairnessRepository(database),
    inTransaction: createTransactions(database),
    clock,
  })
  /** A server process: several share the database, and nothing else. */
  const startProcess = () => createDiceService({ dice: createDiceRepository(database), fairness, ledger })
  const merchant = await database.prisma.merchant.create({
    data: {
      code: newId(),
      name: 'x',
      currency: ASSET,
      currencySymbol: '₱',
      timezone: 'Asia/Manila',
      settings: {},
      flags: {},
      menu: [],
    },
  })

  async function player({ units = 1_000, isTrial = false, isTest = false } = {}) {
    const name = newId()
    const { id } = await database.prisma.member.create({
      data: { merchantId: merchant.id, username: name, nickname: name, passwordHash: '', type: isTrial ? 4 : 0, isTest },
    })
    const of = { merchantId: merchant.id, memberId: id, asset: isTrial ? TRIAL_ASSET : ASSET }
    if (units > 0) await ledger.post(deposit(of, BigInt(units) * UNIT))
    return { ...of, isTrial, gameCode: 'dice', sessionId: newId() }
  }

  return { ...base, fairness, dice: startProcess(), startProcess, player }
}

type Bet = Parameters<Awaited<ReturnType<typeof startDice>>['dice']['bet']>[1]

export const bet = (changes: Partial<Bet> = {}): Bet => ({
  requestId: newId(),
  stake: UNIT,
  target: 5_050,
  direction: 'over',
  ...changes,
})
