import { useTranslation } from 'react-i18next'
import type { StepRound } from '#contract/play/originals/stepped.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { Button, FormError } from '#client/ui/index.ts'
import { isGameOver } from './game-session.ts'
import type { StepPlay } from './use-step-play.ts'

interface Props {
  play: Pick<StepPlay, 'error' | 'hasUnanswered' | 'forgive'>
  round: StepRound
  onReopen: () => unknown
}

/** Why a step was refused, and what to do next. No stake problems: the stake is fixed during a round. */
export function StepNotice({ play: { error, hasUnanswered, forgive }, round, onReopen }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const text = useErrorText()
  const reopen = () => {
    forgive()
    void onReopen()
  }
  if (hasUnanswered) return <FormError>{t('step_unanswered')}</FormError>
  if (isGameOver(error)) {
    const time = formatDate(round.endsAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
    const action = (
      <Button variant="secondary" size="small" onClick={reopen}>
        {t('reopen')}
      </Button>
    )
    return <FormError action={action}>{t('step_game_over', { time })}</FormError>
  }
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'bet.amount.limit') return <FormError>{t('step_too_much')}</FormError>
  if (code === 'bonus.odds.range') return <FormError>{t('step_bonus_odds')}</FormError>
  return <FormError>{error !== undefined && text(error)}</FormError>
}
