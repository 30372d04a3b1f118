import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SWITCH_REASON_MAX, type SwitchedVendor } from '#contract/back-office/game-availability.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { hasReason } from '#client/lib/back-office/has-reason.ts'
import { Button, Field, Form, Sheet, TextArea } from '#client/ui/index.ts'
import { useSetVendorMaintenance } from './game-availability.queries.ts'

interface Props {
  vendor: SwitchedVendor | undefined
  onClose: () => void
}
const MINUTE_MS = 60_000

/** For `datetime-local`: the operator's local time. */
function wallClock(at: number | null | undefined): string {
  if (!at) return ''
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS)
  return shifted.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
}
const instantOf = (typed: string): number | null => (typed ? new Date(typed).getTime() : null)

function Window({ vendor, onClose }: { vendor: SwitchedVendor; onClose: () => void }) {
  const { t } = useTranslation('game-availability')
  const text = useErrorText()
  const save = useSetVendorMaintenance()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({
    defaultValues: { from: wallClock(vendor.maintenanceFrom), until: wallClock(vendor.maintenanceUntil), reason: '' },
  })
  const { errors, isSubmitting } = form.formState
  const hasWindow = vendor.maintenanceFrom !== null || vendor.maintenanceUntil !== null

  const send = async (from: number | null, until: number | null, reason: string) => {
    setRefusal(undefined)
    try {
      await save.mutateAsync({ code: vendor.code, from, until, reason: reason.trim() })
      toast.success(t('done'))
      onClose()
    } catch (error) {
      if (refusedPaths(error).some(({ path }) => path === 'until')) form.setError('until', { message: t('window_over') })
      else setRefusal(error)
    }
  }
  const submit = form.handleSubmit(({ from, until, reason }) => send(instantOf(from), instantOf(until), reason))
  const clear = async () => {
    if (await form.trigger('reason')) await send(null, null, form.getValues('reason'))
  }
  const isAhead = (until: string, { from }: { from: string }) => {
    const [end, start] = [instantOf(until), instantOf(from)]
    if (end === null) return start !== null || t('window_empty')
    return (end > Date.now() && (start === null || end > start)) || t('window_over')
  }
  return (
    <Form
      intro={t('maintenance_intro')}
      error={refusal !== undefined && text(refusal)}
      submit={t('window_save')}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
      foot={
        hasWindow && (
          <Button variant="secondary" isWide onClick={() => void clear()}>
            {t('window_clear')}
          </Button>
        )
      }
    >
      <Field label={t('from')} type="datetime-local" {...form.register('from')} />
      <Field
        label={t('until')}
        type="datetime-local"
        error={errors.until?.message}
        {...form.register('until', { validate: isAhead })}
      />
      <TextArea
        label={t('reason')}
        maxLength={SWITCH_REASON_MAX}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (typed) => hasReason(typed) || t('reason_missing') })}
      />
    </Form>
  )
}

/** When a vendor's games cannot be opened. */
export function MaintenanceSheet({ vendor, onClose }: Props) {
  const { t } = useTranslation('game-availability')
  return (
    <Sheet isOpen={vendor !== undefined} onClose={onClose} title={t('maintenance_of', { name: vendor?.name ?? '' })}>
      {vendor && <Window key={vendor.code} vendor={vendor} onClose={onClose} />}
    </Sheet>
  )
}
