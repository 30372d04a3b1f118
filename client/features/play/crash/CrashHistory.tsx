import { ShieldCheck } from 'lucide-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { crash } from '#contract/play/crash/crash-detail.ts'
import { hundredthsText, RoundList } from '#client/features/play/game-frame/index.ts'
import { crashWords } from '#client/features/play/round-words/index.ts'
import { formatDate, formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Button, Chip, Money, Sheet } from '#client/ui/index.ts'
import { crashHistory } from './crash.queries.ts'
import type { CrashBetRow } from './crash-calls.ts'
import styles from './CrashHistory.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  token: string
  currency: CurrencyMeta
  onVerify: (row: CrashBetRow) => void
}

/** The player’s own bets, newest first (GAM-07); each opens the proof of its round. */
export function CrashHistory({ isOpen, onClose, token, currency, onVerify }: Props) {
  const { t } = useTranslation('game-frame')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('history')}>
      <Content token={token} currency={currency} onVerify={onVerify} />
    </Sheet>
  )
}

function Content({ token, currency, onVerify }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('game-frame')
  const history = useInfiniteQuery(crashHistory(token))
  // New bets push rows onto the next page: show each once.
  const rows = [...new Map(history.data?.pages.flatMap(({ list }) => list).map((row) => [row.bet, row])).values()]
  return (
    <RoundList history={history} empty={t('no_rounds')} className={styles.list}>
      {rows.map((row) => (
        <BetRow key={row.bet} row={row} currency={currency} onVerify={() => onVerify(row)} />
      ))}
    </RoundList>
  )
}

function BetRow({ row, currency, onVerify }: { row: CrashBetRow; currency: CurrencyMeta; onVerify: () => void }) {
  const { t, i18n } = useTranslation(['game-frame', 'crash'])
  const { t: tOriginals } = useTranslation('originals')
  const { state, stake, payout, autoCashOut, cashOut, point, placedAt, hash, algorithm } = row
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const detail = { autoCashOut, cashOut, point }
  const result = state === 'RETURNED' ? t('crash:stake_back') : crashWords.result(tOriginals, detail)
  const profit = state === 'RETURNED' ? 0n : payout - stake
  return (
    <article className={styles.bet} aria-label={result}>
      <Chip tone={row.win ? 'win' : 'quiet'} className={styles.chip}>
        {cashOut === null ? '–' : `${hundredthsText(cashOut)}×`}
      </Chip>
      <div className={styles.words}>
        <p>{result}</p>
        <p className={styles.small}>{crashWords.choice(tOriginals, detail)}</p>
        <p className={styles.small}>
          {t('staked', { amount: money(stake) })} · {t('paid', { amount: money(payout) })}
        </p>
        {point !== null && <p className={styles.small}>{t('crash:say_crashed', { multiplier: hundredthsText(point) })}</p>}
        <p className={styles.small}>{formatDate(placedAt, i18n.language, { dateStyle: 'short', timeStyle: 'medium' })}</p>
      </div>
      <div className={styles.right}>
        <Money amount={profit} currency={currency} isSigned tone={row.win ? 'win' : 'quiet'} />
        {hash !== null && algorithm === crash.algorithm && (
          <Button
            variant="ghost"
            size="small"
            icon={<ShieldCheck size={16} aria-hidden="true" />}
            className={styles.verify}
            onClick={onVerify}
          >
            {t('verify')}
          </Button>
        )}
      </div>
    </article>
  )
}
