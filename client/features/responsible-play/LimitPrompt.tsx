import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMIT_PERIODS, type LimitPeriod } from '#contract/responsible-play.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { Button, Dialog, Field, FormError, SegmentedControl } from '#client/ui/index.ts'
import { limitToWire } from './limit-amount.ts'
import { stopAsking, useIsAskedForLimit } from './limit-prompt.ts'
import { useSetLimit } from './responsible-play.queries.ts'
import styles from './ResponsiblePlay.module.css'

/** "How much may you deposit at most?": asked once, after signing up; any amount, or not now (RG-01). */
export function LimitPrompt() {
  const isAsked = useIsAskedForLimit()
  const session = useSession()
  const { t } = useTranslation('responsible-play')
  const errorText = useErrorText()
  const set = useSetLimit()
  const [period, setPeriod] = useState<LimitPeriod>('MONTH')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)

  const save = () => {
    const amount = limitToWire('DEPOSIT', typed)
    setWrong(amount === undefined)
    if (amount === undefined) return
    set.mutate(
      { kind: 'DEPOSIT', period, amount },
      {
        onSuccess: () => {
          toast.success(t('prompt_saved'))
          stopAsking()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen={isAsked && session !== null}
      onClose={stopAsking}
      isUnasked
      title={t('prompt_title')}
      actions={
        <>
          <Button variant="secondary" onClick={stopAsking}>
            {t('prompt_later')}
          </Button>
          <Button isLoading={set.isPending} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.check}>
        <p>{t('prompt_about')}</p>
        <SegmentedControl
          label={t('how_long')}
          options={LIMIT_PERIODS.map((value) => ({ value, label: t(`period_${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
        <Field
          label={t('amount_field', { period: t(`period_${period}`) })}
          inputMode="decimal"
          value={typed}
          maxLength={16}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
          error={isWrong ? t('amount_wrong') : undefined}
        />
        <FormError>{set.isError && errorText(set.error)}</FormError>
      </div>
    </Dialog>
  )
}
