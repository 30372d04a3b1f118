/** Money for members, always through the ledger. */
import { isTrialType } from '#contract/wire.ts'
import { newId } from '#server/platform/ids.ts'
import { assetOf } from '#server/platform/merchant/merchant-directory.ts'
import type { BuilderDeps } from './context.ts'

export interface Payee {
  memberId: number
  type: number
  merchant: { id: number; currency: string }
}

/** The asset of a member's money; trial members have their own (LED-11). */
export const assetOfMember = ({ type, merchant }: Pick<Payee, 'type' | 'merchant'>): string =>
  assetOf(merchant, isTrialType(type))

export const openWallet = ({ ledger }: Pick<BuilderDeps, 'ledger'>, { memberId, ...rest }: Payee): Promise<void> =>
  ledger.openAccounts({ merchantId: rest.merchant.id, memberId, assets: [assetOfMember(rest)] })

/** A deposit without an order, or for a trial member a grant of play money. */
export async function payIn({ ledger, clock }: Pick<BuilderDeps, 'ledger' | 'clock'>, payee: Payee, sum: bigint): Promise<void> {
  const isTrial = isTrialType(payee.type)
  const type = isTrial ? 'TRIAL_GRANT' : 'DEPOSIT'
  await ledger.importHistory([
    {
      merchantId: payee.merchant.id,
      memberId: payee.memberId,
      asset: assetOfMember(payee),
      at: clock.now(),
      type,
      reference: newId(),
      house: isTrial ? 'TRIAL_GRANTS' : 'DEPOSITS',
      moves: [{ amount: sum, code: type }],
    },
  ])
}
