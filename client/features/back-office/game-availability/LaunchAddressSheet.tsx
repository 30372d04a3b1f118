import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LAUNCH_URL_MAX, SWITCH_REASON_MAX, type SwitchedVendor } from '#contract/back-office/game-availability.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { hasReason } from '#client/lib/back-office/has-reason.ts'
import { Button, Field, Form, Sheet, TextArea } from '#client/ui/index.ts'
import { useSetVendorAddress } from './game-availability.queries.ts'

interface Props {
  vendor: SwitchedVendor | undefined
  onClose: () => void
}

function Address({ vendor, onClose }: { vendor: SwitchedVendor; onClose: () => void }) {
  const { t } = useTranslation('game-availability')
  const text = useErrorText()
  const save = useSetVendorAddress()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { launchUrl: vendor.launchUrl ?? '', reason: '' } })
  const { errors, isSubmitting } = form.formState

  const send = async (launchUrl: string | null, reason: string) => {
    setRefusal(undefined)
    try {
      await save.mutateAsync({ code: vendor.code, launchUrl, reason: reason.trim() })
      toast.success(t('done'))
      onClose()
    } catch (error) {
      const isOfAddress = refusedPaths(error).some(({ path }) => path === 'launchUrl')
      if (isOfAddress) form.setError('launchUrl', { message: t('address_wrong') }, { shouldFocus: true })
      else setRefusal(error)
    }
  }
  const submit = form.handleSubmit(({ launchUrl, reason }) => send(launchUrl.trim(), reason))
  const openHere = async () => {
    if (await form.trigger('reason', { shouldFocus: true })) await send(null, form.getValues('reason'))
  }
  return (
    <Form
      intro={t('address_intro')}
      error={refusal !== undefined && text(refusal)}
      submit={t('address_save')}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
      foot={
        vendor.launchUrl !== null && (
          <Button variant="secondary" isWide onClick={() => void openHere()}>
            {vendor.commonLaunchUrl === null
              ? t('address_clear')
              : t('address_clear_common', { host: new URL(vendor.commonLaunchUrl).host })}
          </Button>
        )
      }
    >
      <Field
        label={t('address')}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={LAUNCH_URL_MAX}
        error={errors.launchUrl?.message}
        {...form.register('launchUrl', { validate: (typed) => URL.canParse(typed.trim()) || t('address_wrong') })}
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

/** Where a vendor's games open for this merchant. */
export function LaunchAddressSheet({ vendor, onClose }: Props) {
  const { t } = useTranslation('game-availability')
  return (
    <Sheet isOpen={vendor !== undefined} onClose={onClose} title={t('address_of', { name: vendor?.name ?? '' })}>
      {vendor && <Address key={vendor.code} vendor={vendor} onClose={onClose} />}
    </Sheet>
  )
}
