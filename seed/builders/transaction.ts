/** Postings on a member's main account, at any time. */
import { TX_CODES, type TxCode } from '#contract/money/transaction.ts'
import type { EntryType, HouseKind, ImportedEntry } from '#server/ledger/index.ts'
import type { PoolClient } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { amount } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'

/** The counter-account, entry type and amount in units of each. */
const KINDS: Record<TxCode, { house: HouseKind; type: EntryType; units: number }> = {
  DEPOSIT: { house: 'DEPOSITS', type: 'DEPOSIT', units: 1_000 },
  DEPOSIT_FEE: { house: 'FEES', type: 'DEPOSIT', units: -5 },
  WITHDRAWAL: { house: 'WITHDRAWALS', type: 'WITHDRAWAL', units: -300 },
  WITHDRAWAL_FEE: { house: 'FEES', type: 'WITHDRAWAL', units: -10 },
  HOLD_VOID: { house: 'WITHDRAWALS', type: 'HOLD_VOID', units: 50 },
  BET: { house: 'HOUSE_GAMES', type: 'BET', units: -20 },
  WIN: { house: 'HOUSE_GAMES', type: 'WIN', units: 35 },
  ROLLBACK: { house: 'HOUSE_GAMES', type: 'ROLLBACK', units: 20 },
  PROMOTION: { house: 'PROMOTIONS', type: 'PROMOTION', units: 88 },
  PROMOTION_FORFEIT: { house: 'PROMOTIONS', type: 'PROMOTION', units: -8 },
  REBATE: { house: 'AGENT_INCOME', type: 'REBATE', units: 12 },
  SALARY: { house: 'AGENT_INCOME', type: 'SALARY', units: 25 },
  DIVIDEND: { house: 'AGENT_INCOME', type: 'DIVIDEND', units: 40 },
  TRANSFER: { house: 'ADJUSTMENTS', type: 'TRANSFER', units: -15 },
  ADJUSTMENT: { house: 'ADJUSTMENTS', type: 'ADJUSTMENT', units: 6 },
  CORRECTION: { house: 'ADJUSTMENTS', type: 'CORRECTION', units: -6 },
  TRANSFER_OUT: { house: 'ADJUSTMENTS', type: 'TRANSFER', units: -30 },
  TRANSFER_IN: { house: 'ADJUSTMENTS', type: 'TRANSFER', units: 30 },
  SALARY_SHARE: { house: 'AGENT_INCOME', type: 'SALARY', units: -20 },
  HOURLY_SALARY: { house: 'AGENT_INCOME', type: 'SALARY', units: 15 },
  HOURLY_SALARY_SHARE: { house: 'AGENT_INCOME', type: 'SALARY', units: -5 },
  REAL_TIME_SALARY: { house: 'AGENT_INCOME', type: 'SALARY', units: 4 },
  REAL_TIME_SALARY_SHARE: { house: 'AGENT_INCOME', type: 'SALARY', units: -2 },
  DIVIDEND_SHARE: { house: 'AGENT_INCOME', type: 'DIVIDEND', units: -40 },
  MEMBER_TRANSFER_OUT: { house: 'ADJUSTMENTS', type: 'TRANSFER', units: -25 },
  MEMBER_TRANSFER_IN: { house: 'ADJUSTMENTS', type: 'TRANSFER', units: 25 },
  BET_VOID: { house: 'HOUSE_GAMES', type: 'CORRECTION', units: 20 },
  BET_RESETTLE: { house: 'HOUSE_GAMES', type: 'CORRECTION', units: 10 },
  TRIAL_GRANT: { house: 'TRIAL_GRANTS', type: 'TRIAL_GRANT', units: 10 },
}
const ADJUSTMENT = `
  INSERT INTO adjustment (merchant_id, member_id, amount, asset, reason, state, proposed_by_id, proposed_at, decided_by_id, decided_at, entry_id)
  VALUES ($1, $2, $3, $4, 'Goodwill after a long wait', 'CONFIRMED', $5, $6, $7, $6, $8)`
export const EVERY_TX_CODE = Object.keys(TX_CODES) as TxCode[]

export interface TransactionDetails {
  code: TxCode
  at: Date
  /** 1/10 000 of the unit; negative amounts leave the wallet. */
  amount?: bigint
  reference?: string
}

/** In order of their times. */
export async function createTransactions(
  { database: { prisma }, ledger }: BuilderDeps,
  member: { id: number },
  transactions: readonly TransactionDetails[],
): Promise<void> {
  const {
    merchantId,
    type: memberType,
    merchant,
  } = await prisma.member.findUniqueOrThrow({
    where: { id: member.id },
    include: { merchant: true },
  })
  const asset = assetOfMember({ type: memberType, merchant })
  // A manual adjustment takes two people (LED-17); statements do not show who they were.
  const [proposedById, decidedById] = [1, 2]
  const decide = async (tx: PoolClient, imported: readonly ImportedEntry[]) => {
    for (const { row, entryId } of imported.filter(({ row: { type } }) => type === 'ADJUSTMENT'))
      await tx.query(ADJUSTMENT, [
        row.merchantId,
        row.memberId,
        String(row.moves[0]!.amount),
        row.asset,
        proposedById,
        row.at.toISOString(),
        decidedById,
        String(entryId),
      ])
  }
  await ledger.importHistory(
    transactions.map(({ code, at, amount: sum, reference = newId() }) => {
      const { house, type, units } = KINDS[code]
      return {
        merchantId,
        memberId: member.id,
        asset,
        at,
        type,
        reference,
        house,
        moves: [{ amount: sum ?? amount(units), code }],
      }
    }),
    decide,
  )
}
