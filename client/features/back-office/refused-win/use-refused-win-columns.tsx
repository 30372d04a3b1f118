import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusedWin } from '#contract/back-office/refused-win.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { type Column, MemberLink, SecondLine } from '#client/ui/back-office/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Button, Link } from '#client/ui/index.ts'
import styles from './RefusedWin.module.css'
import { whyRefused } from './why-refused.ts'

/** Breaks after an underscore. */
const Code = ({ of }: { of: string }) => (
  <SecondLine>
    {of.split('_').map((part, index) => (
      <Fragment key={part}>
        {index > 0 && (
          <>
            _<wbr />
          </>
        )}
        {part}
      </Fragment>
    ))}
  </SecondLine>
)

/** Columns of the list; `onDone` opens the sheet that asks what was done. */
export function useRefusedWinColumns(onDone: (row: RefusedWin) => void): Column<RefusedWin>[] {
  const { t, i18n } = useTranslation('refused-win')
  const { money, when } = useWords()
  const mayMark = useMay('bets.correct')
  const amountOf = ({ amount, currency, status }: RefusedWin) =>
    status === 'RS_ERROR_WRONG_CURRENCY'
      ? formatMoney(amount, { currencySymbol: currency, currencyPosition: 'B' }, { language: i18n.language })
      : money(amount)
  return [
    {
      key: 'at',
      title: t('at'),
      render: ({ at, vendorName }) => (
        <>
          {when(at)}
          <SecondLine>{vendorName}</SecondLine>
        </>
      ),
    },
    {
      key: 'member',
      title: t('member'),
      render: ({ memberId, username, gameName }) => (
        <>
          <MemberLink memberId={memberId} username={username} />
          <SecondLine>{gameName}</SecondLine>
        </>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      isNumber: true,
      render: (row) => (
        <>
          {amountOf(row)}
          <SecondLine>{t(`kind_${row.kind}`)}</SecondLine>
        </>
      ),
    },
    {
      key: 'why',
      title: t('why'),
      wraps: true,
      render: ({ status }) => (
        <>
          {t(whyRefused(status))}
          <Code of={status} />
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      wraps: true,
      render: (row) => (
        <>
          <span className={cx(row.state === 'OPEN' && styles.open)}>{t(`state_${row.state}`)}</span>
          {row.doneBy !== null && row.doneAt !== null && (
            <SecondLine>{t('done_by', { name: row.doneBy, when: when(row.doneAt), reason: row.doneReason })}</SecondLine>
          )}
          {row.state === 'OPEN' && mayMark && (
            <Button
              size="small"
              variant="secondary"
              className={styles.action}
              icon={<Check size={18} />}
              aria-label={`${t('mark_done')}: ${row.username}`}
              onClick={() => onDone(row)}
            >
              {t('mark_done')}
            </Button>
          )}
        </>
      ),
    },
    {
      key: 'ids',
      title: t('vendor_ids'),
      render: ({ round, transaction, betId }) => (
        <div className={styles.ids}>
          <span>{t('round', { id: round })}</span>
          <span>{t('transaction', { id: transaction })}</span>
          {betId !== null && (
            <Link to={`/operator/rounds/${betId}`} className={cx(styles.link, styles.bet)}>
              {t('bet', { id: betId })}
            </Link>
          )}
        </div>
      ),
    },
  ]
}
