import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CORRECTION_REASON_MAX, type RoundFile } from '#contract/back-office/bet-correction.ts'
import { CORRECTION_KINDS, type CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { readAmount, typedText } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Checkbox, Field, Form, SegmentedControl, Sheet, TextArea } from '#client/ui/index.ts'
import { usePropose } from './bet-correction.queries.ts'
import styles from './BetCorrection.module.css'

interface Props {
  isOpen: boolean
  file: RoundFile
  onClose: () => void
}
const LEAST_REASON = 5
/** A payout may have more decimals than the currency: the vendor decides. */
const readPayout = (typed: string) => readAmount(typed, { decimals: 4 })
const NOTHING = { payout: '', reason: '', takesPart: false }

/** Void or a new payout, with a reason; shows the effect on the balance first. Another operator confirms. */
export function CorrectSheet({ isOpen, file: { round, available }, onClose }: Props) {
  const { t } = useTranslation('bet-correction')
  const { money } = useWords()
  const text = useErrorText()
  const numberProblem = useNumberProblem()
  const propose = usePropose()
  const [kind, setKind] = useState<CorrectionKind>('VOID')
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: NOTHING })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'payout' })
  const payout = kind === 'VOID' ? 0n : readPayout(typed).value
  const change = payout === undefined ? undefined : payout - round.payout + (kind === 'VOID' ? round.stake : 0n)
  const isShort = change !== undefined && available + change < 0n

  const submit = form.handleSubmit(async ({ reason, takesPart }) => {
    setRefusal(undefined)
    try {
      const rest = kind === 'RESETTLE' && payout !== undefined ? { payout: typedText(payout) } : {}
      await propose.mutateAsync({ roundId: round.id, kind, ...rest, reason, takesPart: isShort && takesPart })
      toast.success(t('proposed'))
      form.reset()
      onClose()
    } catch (error) {
      setRefusal(error)
    }
  })
  const payoutFault = (value: string) => {
    const read = readPayout(value)
    return (read.value !== undefined && read.value !== round.payout) || (numberProblem(read) ?? t('payout_wrong'))
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('correct_title', { id: round.id })}>
      <Form
        intro={t('correct_intro')}
        error={refusal !== undefined && text(refusal)}
        submit={t('propose')}
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <SegmentedControl
          label={t('what')}
          value={kind}
          onChange={setKind}
          options={CORRECTION_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
        {kind === 'RESETTLE' && (
          <Field
            label={t('new_payout')}
            hint={t('payout_hint', { stake: money(round.stake), payout: money(round.payout) })}
            inputMode="decimal"
            autoComplete="off"
            error={errors.payout?.message}
            {...form.register('payout', { validate: payoutFault, shouldUnregister: true })}
          />
        )}
        {change !== undefined && (
          <p className={styles.change}>
            {t('balance_change', { amount: money(change, true), available: money(available) })}
            {isShort && <span className={styles.short}> {t('short', { missing: money(-(available + change)) })}</span>}
          </p>
        )}
        {isShort && <Checkbox {...form.register('takesPart')}>{t('takes_part_choice')}</Checkbox>}
        <TextArea
          label={t('reason')}
          maxLength={CORRECTION_REASON_MAX}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (value) => value.trim().length >= LEAST_REASON || t('reason_missing') })}
        />
      </Form>
    </Sheet>
  )
}
