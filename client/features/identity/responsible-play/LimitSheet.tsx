import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayLimit } from '#contract/identity/responsible-play.ts'
import { toastError, useErrorText } from '#client/lib/error-text.ts'
import { formatNumber } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Button, Field, Form, Sheet } from '#client/ui/index.ts'
import { limitMaximum, limitProblem, limitToTyped, limitToWire, readLimit } from './limit-amount.ts'
import { useConfirmLimit, useSetLimit, useWithdrawLimit } from './responsible-play.queries.ts'
import styles from './ResponsiblePlay.module.css'
import { useLimitText } from './use-limit-text.ts'

interface Props {
  limit: PlayLimit | undefined
  onClose: () => void
}

/** Sets, changes or removes one limit: lower at once, higher after a day and a confirmation (RG-03). */
export function LimitSheet({ limit, onClose }: Props) {
  const { t } = useTranslation('responsible-play')
  return (
    <Sheet isOpen={limit !== undefined} onClose={onClose} title={limit ? t(`kind_${limit.kind}`) : ''}>
      {limit && <LimitForm key={`${limit.kind} ${limit.period}`} limit={limit} onClose={onClose} />}
    </Sheet>
  )
}

function LimitForm({ limit, onClose }: { limit: PlayLimit; onClose: () => void }) {
  const { t, i18n } = useTranslation(['responsible-play', 'common'])
  const errorText = useErrorText()
  const numberProblem = useNumberProblem()
  const text = useLimitText()
  const { kind, period, amount, pending } = limit
  const [typed, setTyped] = useState(amount === null ? '' : limitToTyped(kind, amount))
  const [problem, setProblem] = useState<ReturnType<typeof limitProblem>>()
  const set = useSetLimit()
  const error = set.error && errorText(set.error)

  const save = (wire: string | null) =>
    set.mutate(
      { kind, period, amount: wire },
      {
        onSuccess: ({ limits }) => {
          const waits = limits.some((one) => one.kind === kind && one.period === period && one.pending !== null)
          toast.success(t(waits ? 'saved_waits' : 'common:save_success'))
          onClose()
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = limitProblem(kind, period, typed)
    setProblem(found)
    if (!found) save(limitToWire(kind, typed)!)
  }

  return (
    <div className={styles.sections}>
      {pending && <PendingLimit limit={limit} onClose={onClose} />}
      <Form onSubmit={submit} intro={t(`about_${kind}`)} error={error} submit={t('save')} isPending={set.isPending}>
        <Field
          label={t(kind === 'TIME' ? 'hours_field' : 'amount_field', { period: t(`period_${period}`) })}
          inputMode="decimal"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          error={
            problem &&
            (numberProblem(readLimit(kind, typed)) ??
              t(problem, { maximum: formatNumber(limitMaximum(kind, period), i18n.language) }))
          }
          hint={amount === null ? t('first_at_once') : t('now_is', { limit: text(kind, amount) })}
        />
      </Form>
      {amount !== null && (
        <Button variant="ghost" isWide isLoading={set.isPending} onClick={() => save(null)}>
          {t('remove_limit')}
        </Button>
      )}
    </div>
  )
}

/** A requested higher limit: confirm it after its day, or cancel it. */
function PendingLimit({ limit: { kind, period, pending }, onClose }: { limit: PlayLimit; onClose: () => void }) {
  const { t } = useTranslation('responsible-play')
  const text = useLimitText()
  const confirm = useConfirmLimit()
  const withdraw = useWithdrawLimit()
  const [openedAt] = useState(() => Date.now())
  if (!pending) return null
  const done = { onSuccess: onClose, onError: (error: unknown) => void toastError(error) }
  return (
    <div className={styles.pendingBox}>
      <p>{pending.amount === null ? t('asked_none') : t('asked_higher', { limit: text(kind, pending.amount) })}</p>
      <div className={styles.pair}>
        <Button variant="secondary" isLoading={withdraw.isPending} onClick={() => withdraw.mutate({ kind, period }, done)}>
          {t('keep_old')}
        </Button>
        <Button
          isLoading={confirm.isPending}
          disabled={pending.confirmableAt > openedAt}
          onClick={() => confirm.mutate({ kind, period }, done)}
        >
          {t('confirm_raise')}
        </Button>
      </div>
    </div>
  )
}
