import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { formatMoney } from '#client/lib/format.ts'
import styles from './BetPad.module.css'
import { oddsText } from './figures.ts'
import type { GameTable } from './game-calls.ts'

/** What an open bonus allows. */
export function BonusLine({ bonus, session }: { bonus: NonNullable<GameTable['bonus']>; session: GameSession }) {
  const { t, i18n } = useTranslation('game-frame')
  const { maxStake, minOdds, maxOdds } = bonus
  const decimals = maxStake % MONEY_SCALE === 0n ? 0 : 2
  return (
    <p className={styles.bonus}>
      <Gift size={16} aria-hidden="true" />
      {t('bonus_limits', {
        max: formatMoney(maxStake, session, { language: i18n.language, decimals }),
        least: oddsText(minOdds),
        most: oddsText(maxOdds),
      })}
    </p>
  )
}
