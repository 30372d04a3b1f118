import { useTranslation } from 'react-i18next'
import type { Rain } from '#contract/rewards/rain/rain.ts'
import { nextStepOf, RewardNeeds, useLogInForReward } from '#client/features/rewards/reward/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import styles from './TapNotice.module.css'
import { useRainWords } from './use-rain-words.ts'

/** Why taps catch nothing, and what the member can do about it. */
export function TapNotice({ rain: { state, needs }, error }: { rain: Rain; error: unknown }) {
  const { t } = useRainWords()
  const { t: rewardText } = useTranslation('reward')
  const errorText = useErrorText()
  const logIn = useLogInForReward()
  const next = nextStepOf(error)
  if (state === 'GUEST')
    return (
      <section role="alert" className={styles.notice}>
        <p>{t('guest_text')}</p>
        <Button isWide onClick={logIn}>
          {t('guest_join')}
        </Button>
      </section>
    )
  if (state === 'MISSING')
    return (
      <section className={styles.notice}>
        <RewardNeeds reward={{ state, needs, block: null }} />
      </section>
    )
  return (
    <section role="alert" className={styles.notice}>
      <p>{errorText(error)}</p>
      {next && (
        <ButtonLink to={next.to} size="small" variant="secondary">
          {rewardText(next.text)}
        </ButtonLink>
      )}
    </section>
  )
}
