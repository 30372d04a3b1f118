import { Gamepad2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenRequirement, TurnoverInfo } from '#contract/turnover.ts'
import { useCurrency } from '#client/features/system/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatMoney, formatPercent } from '#client/lib/format.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card } from '#client/ui/index.ts'
import { useForfeitBonus } from './turnover.queries.ts'
import styles from './TurnoverCard.module.css'

const PERCENT_STEPS = 1_000n
const shareOf = (done: bigint, required: bigint) =>
  required > 0n ? Number((done * PERCENT_STEPS) / required) / Number(PERCENT_STEPS) : 1

function useMoneyText() {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
}

function Requirement({ requirement }: { requirement: OpenRequirement }) {
  const { t } = useTranslation(['turnover', 'common'])
  const money = useMoneyText()
  const forfeit = useForfeitBonus()
  const { requirementId, source, actualTurnover, requiredTurnover, bonusLeft, canForfeit } = requirement
  async function giveUp() {
    const isSure = await confirm({
      title: t('forfeit_title'),
      body: t('forfeit_body', { amount: money(bonusLeft) }),
      submit: t('forfeit'),
      cancel: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    forfeit.mutate(requirementId, {
      onSuccess: ({ takenBack }) => toast.success(t('forfeited', { amount: money(takenBack) })),
      onError: (error) => void toastError(error),
    })
  }
  return (
    <li className={styles.row}>
      <span className={styles.source}>{t(`source_${source}`)}</span>
      <span className={styles.part}>{t('progress', { done: money(actualTurnover), required: money(requiredTurnover) })}</span>
      {canForfeit && <span className={styles.bonus}>{t('bonus_left', { amount: money(bonusLeft) })}</span>}
      {canForfeit && (
        <Button variant="ghost" size="small" isLoading={forfeit.isPending} onClick={() => void giveUp()}>
          {t('forfeit')}
        </Button>
      )}
    </li>
  )
}

/** Why money can't be withdrawn yet: what is left to play, and the way there. Nothing where nothing is open. */
export function TurnoverCard({ info }: { info: TurnoverInfo }) {
  const { t, i18n } = useTranslation('turnover')
  const money = useMoneyText()
  const { status, totalRequiredTurnover, totalActualTurnover, requirements } = info
  if (status !== 'A') return null
  const share = shareOf(totalActualTurnover, totalRequiredTurnover)
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <strong className={styles.percent}>{formatPercent(share, i18n.language, 0)}</strong>
      </div>
      <progress className={styles.bar} max={1} value={share} aria-label={t('title')} />
      <p className={styles.words}>{t('left', { amount: money(totalRequiredTurnover - totalActualTurnover) })}</p>
      <ul className={styles.rows}>
        {requirements.map((requirement) => (
          <Requirement key={requirement.requirementId} requirement={requirement} />
        ))}
      </ul>
      <ButtonLink to={paths.home} variant="secondary" isWide icon={<Gamepad2 size={20} />}>
        {t('play')}
      </ButtonLink>
    </Card>
  )
}
