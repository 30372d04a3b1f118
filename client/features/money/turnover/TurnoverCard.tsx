import { Gamepad2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenRequirement, TurnoverInfo } from '#contract/money/turnover/turnover.ts'
import { formatPercent } from '#client/lib/format.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink, Card } from '#client/ui/index.ts'
import { OpenBonus } from './OpenBonus.tsx'
import styles from './TurnoverCard.module.css'
import { useMoneyText } from '#client/lib/use-money-text.ts'

const PERCENT_STEPS = 1_000n
const shareOf = (done: bigint, required: bigint) =>
  required > 0n ? Number((done * PERCENT_STEPS) / required) / Number(PERCENT_STEPS) : 1

function Requirement({ requirement, money: all }: { requirement: OpenRequirement; money: bigint }) {
  const { t } = useTranslation('turnover')
  const money = useMoneyText()
  const { source, actualTurnover, requiredTurnover, canForfeit, rules } = requirement
  return (
    <li className={styles.row}>
      <span className={styles.source}>{rules?.title || t(`source_${source}`)}</span>
      <span className={styles.part}>{t('progress', { done: money(actualTurnover), required: money(requiredTurnover) })}</span>
      {canForfeit && <OpenBonus requirement={requirement} money={all} />}
    </li>
  )
}

/** Why money cannot be withdrawn yet: what is left to play, and where. Nothing if nothing is open. */
export function TurnoverCard({ info }: { info: TurnoverInfo }) {
  const { t, i18n } = useTranslation('turnover')
  const money = useMoneyText()
  const { status, totalRequiredTurnover, totalActualTurnover, requirements, ownMoney, bonusMoney } = info
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
          <Requirement key={requirement.requirementId} requirement={requirement} money={ownMoney + bonusMoney} />
        ))}
      </ul>
      <ButtonLink to={paths.home} variant="secondary" isWide icon={<Gamepad2 size={20} />}>
        {t('play')}
      </ButtonLink>
    </Card>
  )
}
