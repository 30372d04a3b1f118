import { useTranslation } from 'react-i18next'
import type { OpenRequirement } from '#contract/money/turnover/turnover.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, Fold } from '#client/ui/index.ts'
import { BonusFacts } from './BonusFacts.tsx'
import { useForfeitBonus } from './turnover.queries.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import styles from './TurnoverCard.module.css'

interface Props {
  requirement: OpenRequirement
  /** The total available to play, of both kinds. */
  money: bigint
}

/** What may be staked with a bonus, and a button to give it up that shows exactly what is lost and kept. */
export function OpenBonus({ requirement, money: all }: Props) {
  const { t, i18n } = useTranslation(['turnover', 'common'])
  const money = useMoneyText()
  const forfeit = useForfeitBonus()
  const { requirementId, bonusLeft, rules } = requirement
  const taken = rules?.wouldTake ?? bonusLeft
  const openBets = rules?.openBets ?? 0
  async function giveUp() {
    const isSure = await confirm({
      title: t('forfeit_title'),
      body: t('forfeit_body', { amount: money(taken), keeps: money(all - taken) }),
      submit: t('forfeit'),
      cancel: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    whenDone(forfeit.mutateAsync(requirementId), {
      onSuccess: ({ takenBack }) => toast.success(t('forfeited', { amount: money(takenBack) })),
      onError: (error) => void toastError(error),
    })
  }
  return (
    <div className={styles.bonus}>
      <p className={styles.words}>{t('bonus_left', { amount: money(bonusLeft) })}</p>
      {rules?.onWithdrawal === 'FORFEITS' && (
        <p className={styles.words}>{t('withdrawal_takes', { amount: money(rules.wouldTake) })}</p>
      )}
      {rules && (
        <Fold title={t('rules')} size={16} className={styles.terms}>
          <BonusFacts
            rules={rules}
            maxStake={money(rules.maxStake)}
            release={rules.releaseLimit === null ? t('release_all') : t('release_most', { amount: money(rules.releaseLimit) })}
            until={rules.expiresAt === null ? t('until_open') : formatDate(rules.expiresAt, i18n.language)}
          />
        </Fold>
      )}
      {openBets > 0 && <p className={styles.words}>{t('forfeit_waits')}</p>}
      <Button variant="ghost" size="small" isLoading={forfeit.isPending} disabled={openBets > 0} onClick={() => void giveUp()}>
        {t('forfeit')}
      </Button>
    </div>
  )
}
