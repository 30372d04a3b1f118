import { useTranslation } from 'react-i18next'
import type { ContractRow } from '#contract/agents/agent-contracts/agent-offers.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card, Chip, type ChipTone } from '#client/ui/index.ts'
import styles from './ContractsPage.module.css'
import { useAnswerEnd, useEnd } from './offers.queries.ts'
import { useFigures } from './use-figures.ts'

const TONE = { 0: 'hot', 1: 'win', 2: 'quiet', 3: 'new', 4: 'quiet' } as const satisfies Record<ContractRow['status'], ChipTone>
const ANSWERED_AT = { DAILY: 'dailyContract', HOURLY: 'hourlyContract', DIVIDEND: 'dividendContract' } as const

/** A contract's actions: answer or take back an offer, end it or ask to, and answer or take back that request. */
function Actions({ contract }: { contract: ContractRow }) {
  const { t } = useTranslation(['agent-contracts', 'common'])
  const { contractId, kind, status, role, endAskedBy, effectiveUntil } = contract
  const end = useEnd()
  const answerEnd = useAnswerEnd()
  const isFirst = role === 'GIVEN'
  const isAsker = endAskedBy === (isFirst ? 'FIRST' : 'SECOND')
  const run = (action: Promise<unknown>, done: string) => void action.then(() => toast.success(done), toastError)
  const askEnd = async (title: string, body: string, done: string) => {
    const isSure = await confirm({ title, body, submit: t('end_yes'), cancel: t('common:cancel'), isDangerous: true })
    if (isSure) run(end.mutateAsync(contractId), done)
  }
  const isBusy = end.isPending || answerEnd.isPending
  if (status === 0 && !isFirst && kind !== 'REALTIME' && kind !== 'MANUAL_DAILY')
    return <ButtonLink to={SCREENS[ANSWERED_AT[kind]].path}>{t('look_and_answer')}</ButtonLink>
  if (status === 0)
    return (
      <Button
        variant="secondary"
        isLoading={isBusy}
        onClick={() => void askEnd(t('take_back_sure'), t('take_back_line'), t('taken_back'))}
      >
        {t('take_back')}
      </Button>
    )
  if (status === 3)
    return (
      <>
        <Button
          variant="secondary"
          isLoading={isBusy}
          onClick={() => run(answerEnd.mutateAsync({ contractId, accept: false }), t('goes_on'))}
        >
          {t(isAsker ? 'end_take_back' : 'end_no')}
        </Button>
        {!isAsker && (
          <Button isLoading={isBusy} onClick={() => run(answerEnd.mutateAsync({ contractId, accept: true }), t('end_agreed'))}>
            {t('end_agree')}
          </Button>
        )}
      </>
    )
  if (status !== 1 || effectiveUntil !== null) return null
  const isAtOnce = (kind === 'REALTIME' || kind === 'MANUAL_DAILY') && isFirst
  const lastLine = kind === 'MANUAL_DAILY' ? 'end_manual_line' : 'end_ratio_line'
  return (
    <Button
      variant="ghost"
      isLoading={isBusy}
      onClick={() => void askEnd(t('end_sure'), t(isAtOnce ? lastLine : 'end_line'), t(isAtOnce ? 'end_agreed' : 'end_asked'))}
    >
      {t(isAtOnce ? 'end_ratio' : 'end_ask')}
    </Button>
  )
}

/** One contract: with whom, what it pays, its status and its actions. */
export function ContractCard({ contract }: { contract: ContractRow }) {
  const { t, i18n } = useTranslation('agent-contracts')
  const { round, percent } = useFigures()
  const {
    kind,
    status,
    role,
    firstParty,
    secondParty,
    terms,
    effectiveFrom,
    effectiveUntil,
    offeredAt,
    endAskedBy,
    endReason,
    endedAt,
  } = contract
  const other = role === 'GIVEN' ? secondParty : firstParty
  const date = (at: number) => formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const isAsker = endAskedBy === (role === 'GIVEN' ? 'FIRST' : 'SECOND')
  const line =
    endReason === 'MOVED' && endedAt !== null
      ? t(kind === 'REALTIME' ? 'moved_ratio' : role === 'GIVEN' ? 'moved_given' : 'moved_paid', { date: date(endedAt) })
      : effectiveUntil !== null
        ? t('counts_until', { date: date(effectiveUntil) })
        : effectiveFrom === null
          ? t('offered_on', { date: date(offeredAt) })
          : t('counts', { date: date(effectiveFrom) })
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.title}>{t(`kind_${kind}`)}</h2>
        <Chip tone={TONE[status]}>{t(status === 0 && role === 'GIVEN' ? 'state_waits' : `row_state_${status}`)}</Chip>
      </div>
      <p className={styles.quiet}>{t(role === 'GIVEN' ? 'to' : 'from', { name: other.nickname || other.account })}</p>
      <ul className={styles.tiers}>
        {terms.tiers.map((tier) => (
          <li key={`${tier.rate}/${tier.minTurnover}/${tier.minActive}`}>
            <strong>{percent(tier.rate)}</strong>{' '}
            {[
              ...(tier.minTurnover > 0n ? [t('turnover', { amount: round(tier.minTurnover) })] : []),
              ...(tier.minActive > 0 ? [t('active', { count: tier.minActive })] : []),
              ...(tier.minLoss === null ? [] : [t('loss', { amount: round(tier.minLoss) })]),
            ].join(' · ') || t('every_bet')}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{line}</p>
      {status === 3 && <p className={styles.note}>{t(isAsker ? 'end_waits' : 'end_question')}</p>}
      <div className={styles.actions}>
        <Actions contract={contract} />
        {effectiveFrom !== null && (
          <ButtonLink variant="ghost" to={`${SCREENS.dividends.path}?kind=${kind}&side=${role === 'GIVEN' ? 'given' : 'own'}`}>
            {t('see_bills')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
