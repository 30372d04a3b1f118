import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LIMIT_PERIODS, type LimitPeriod } from '#contract/identity/responsible-play.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatNumber } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Button, Dialog, Field, FormError, SegmentedControl } from '#client/ui/index.ts'
import { limitMaximum, limitProblem, limitToWire, readLimit } from './limit-amount.ts'
import { stopAsking, useAskedForLimit } from './limit-prompt.ts'
import { useSetLimit } from './responsible-play.queries.ts'
import styles from './ResponsiblePlay.module.css'

/** Asks new members once for a deposit limit, where they come to deposit: any amount, or not now (RG-01). */
export function LimitPrompt() {
  const asked = useAskedForLimit()
  const session = useSession()
  const { pathname } = useLocation()
  const { t, i18n } = useTranslation('responsible-play')
  const errorText = useErrorText()
  const numberProblem = useNumberProblem()
  const set = useSetLimit()
  const [period, setPeriod] = useState<LimitPeriod>('MONTH')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof limitProblem>>()

  const save = () => {
    const found = limitProblem('DEPOSIT', period, typed)
    setProblem(found)
    if (found) return
    set.mutate(
      { kind: 'DEPOSIT', period, amount: limitToWire('DEPOSIT', typed)! },
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
      isOpen={session !== null && asked === session.userName && pathname === SCREENS.deposit.path}
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
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          error={
            problem &&
            (numberProblem(readLimit('DEPOSIT', typed)) ??
              t(problem, { maximum: formatNumber(limitMaximum('DEPOSIT', period), i18n.language) }))
          }
        />
        <FormError>{set.isError && errorText(set.error)}</FormError>
      </div>
    </Dialog>
  )
}
