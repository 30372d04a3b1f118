import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { KycDictionary, KycStatus } from '#contract/identity/kyc/kyc.ts'
import type { KycFieldId } from '#contract/identity/kyc/kyc-form.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Form } from '#client/ui/index.ts'
import { FormField } from './FormField.tsx'
import { fieldsToSend, firstValues, keptNumber, missingFields, type KycValues } from './kyc-values.ts'
import { useSubmitKyc } from './kyc.queries.ts'
import styles from './KycForm.module.css'
import { PictureSlot } from './PictureSlot.tsx'

interface Player {
  payeeName: string
  birthday: string
  mobileNo: string
  mobileVerified: boolean
  email: string
  emailVerified: boolean
}
interface Props {
  status: KycStatus
  form: KycDictionary
  player: Player
  minimumAge: number
}

/** The merchant's form; pictures are uploaded as they are chosen, the rest on submit. */
export function KycForm({ status, form, player, minimumAge }: Props) {
  const { t } = useTranslation('kyc')
  const errorText = useErrorText()
  const submit = useSubmitKyc()
  const [values, setValues] = useState<KycValues>(() => firstValues(status, player))
  const [isAsked, setAsked] = useState(false)
  const kept = keptNumber(status)
  const missing = missingFields(form.fields, values, kept)
  const missingSides = form.pictures.filter(
    ({ side, isRequired }) => isRequired && !status.pictures.some((picture) => picture.side === side),
  )
  const contacts: Partial<Record<KycFieldId, string>> = {
    ...(player.mobileVerified && { mobileNo: player.mobileNo }),
    ...(player.emailVerified && { email: player.email }),
  }
  const lacksContact = form.fields.some(
    ({ fieldId, fieldType, isRequired }) => isRequired && (fieldType === 'MOBILE' || fieldType === 'EMAIL') && !contacts[fieldId],
  )
  const refused = refusedPaths(submit.error)
  const isUnderage = submit.error instanceof ApiError && submit.error.code === 'kyc.underage'

  function errorOf(fieldId: KycFieldId): string | undefined {
    if (isUnderage && fieldId === 'birthday') return errorText(submit.error)
    const refusal = refused.find(({ path }) => path === fieldId)
    if (refusal?.message === 'expired') return t('expired')
    if (refusal && refusal.message !== 'required') return t(fieldId === 'idNumber' ? 'wrong_number' : 'wrong')
    return refusal || (isAsked && missing.includes(fieldId)) ? t('required') : undefined
  }
  const hintOf = (fieldId: KycFieldId) => (fieldId === 'idNumber' && kept !== '' ? t('number_kept', { number: kept }) : undefined)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (submit.isPending) return
    if (missing.length > 0 || missingSides.length > 0) {
      // Focus the first missing field, once its error is rendered.
      const element = event.currentTarget
      requestAnimationFrame(() => {
        const wrong = element.querySelector<HTMLElement>('[aria-invalid], [aria-haspopup][aria-describedby]')
        wrong?.focus()
      })
      return
    }
    whenDone(submit.mutateAsync(fieldsToSend(form.fields, values)), { onSuccess: () => toast.success(t('sent')) })
  }
  const isElsewhere = submit.isError && refused.length === 0 && !isUnderage
  return (
    <Form
      onSubmit={send}
      intro={t('age_rule', { age: minimumAge })}
      error={isElsewhere && errorText(submit.error)}
      submit={t(status.status === 'REJECTED' ? 'send_again' : 'send')}
      isPending={submit.isPending}
      isDisabled={lacksContact}
      foot={<p className={styles.left}>{t('left', { count: status.submissionsLeft })}</p>}
    >
      {form.fields.map((field) => (
        <FormField
          key={field.fieldId}
          field={field}
          value={values[field.fieldId] ?? ''}
          error={errorOf(field.fieldId)}
          hint={hintOf(field.fieldId)}
          contact={contacts[field.fieldId]}
          onChange={(value) => {
            setValues({ ...values, [field.fieldId]: value })
            submit.reset()
          }}
        />
      ))}
      {form.pictures.length > 0 && (
        <fieldset className={styles.pictures}>
          <legend className={styles.legend}>{t('pictures')}</legend>
          {form.pictures.map((asked) => (
            <PictureSlot
              key={asked.side}
              asked={asked}
              uploaded={status.pictures.find(({ side }) => side === asked.side)}
              isMissing={isAsked && missingSides.includes(asked)}
            />
          ))}
          <p className={styles.rule}>{t('pictures_rule')}</p>
        </fieldset>
      )}
    </Form>
  )
}
