import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { DateField, Form, Sheet } from '#client/ui/index.ts'
import { useUpdateProfile } from './profile.queries.ts'
import type { SheetProps } from './profile-fields.ts'

/** The birthday can be set only once (ACC-04); the sheet says so first. */
export function BirthdaySheet({ isOpen, onClose }: SheetProps) {
  const { t } = useTranslation(['member', 'register', 'common'])
  const errorText = useErrorText()
  const update = useUpdateProfile()
  const [birthday, setBirthday] = useState('')
  const [isWrong, setWrong] = useState(false)
  const error =
    isWrong && birthday === '' ? t('register:reg_pattern_birthday') : update.isError ? errorText(update.error) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setWrong(true)
    if (birthday === '' || update.isPending) return
    update.mutate(
      { birthday },
      {
        onSuccess: () => {
          toast.success(t('common:save_success'))
          onClose()
        },
      },
    )
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('register:field_birthday')}>
      <Form onSubmit={submit} intro={t('birthday_intro')} submit={t('save')} isPending={update.isPending}>
        <DateField
          label={t('register:field_birthday')}
          value={birthday}
          required
          error={error}
          onChange={(chosen) => {
            setBirthday(chosen)
            update.reset()
          }}
        />
      </Form>
    </Sheet>
  )
}
