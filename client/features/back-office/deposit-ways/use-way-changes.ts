import { useTranslation } from 'react-i18next'
import { WAY_ACCOUNT, type WayRequest } from '#contract/back-office/deposit-ways.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { typedText } from '#client/lib/typed-amount.ts'

type Terms = WayRequest['after']
interface WayChange {
  key: string
  label: string
  /** Undefined = a new way. */
  before: string | undefined
  after: string
}

/** The terms of a proposal as text, the receiving account first; for a change, only the differences. */
export function useWayChanges(): (request: Pick<WayRequest, 'before' | 'after'>) => WayChange[] {
  const { t } = useTranslation('deposit-ways')
  const { money } = useWords()
  const rowsOf = (terms: Terms): [string, string, string][] => [
    ...WAY_ACCOUNT[terms.method].map((key): [string, string, string] => [key, t(`account_${key}`), terms.payTo[key]]),
    ['coin', t('coin'), terms.coin],
    ['rate', t('rate'), terms.rate > 0n ? money(terms.rate) : ''],
    ['name', t('name'), terms.name],
    ['method', t('method'), `${t(`method_${terms.method}`)} · ${terms.type}`],
    ['limits', t('limits'), t('between', { min: money(terms.minAmount), max: money(terms.maxAmount) })],
    ['fixed', t('fixed_amounts'), terms.fixedAmounts.map((amount) => money(amount)).join(', ')],
    ['only', t('fixed_only'), terms.isFixedOnly ? t('yes') : t('no')],
    ['feeRate', t('fee_rate'), `${typedText(BigInt(terms.feeRate))}%`],
    ['feeFixed', t('fee_fixed'), money(terms.feeFixed)],
    ['proof', t('proof'), t(`proof_${terms.proof}`)],
    ['banks', t('banks'), terms.banks.map(({ bankCode, bankType }) => `${bankCode} ${bankType}`).join(', ')],
    ['mcs', t('bank_code'), terms.mcsBankCode],
    ['minutes', t('minutes'), String(terms.minutes)],
  ]
  return ({ before, after }) => {
    const was = before && new Map(rowsOf(before).map(([key, , value]) => [key, value]))
    return rowsOf(after)
      .filter(([key, , value]) => (was ? was.get(key) !== value : value !== ''))
      .map(([key, label, value]) => ({ key, label, before: was ? was.get(key) || '—' : undefined, after: value || '—' }))
  }
}
