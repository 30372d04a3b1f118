import { Lock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatMoney } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Checkbox, Field, Form, Sheet } from '#client/ui/index.ts'
import styles from './CloseAccountSheet.module.css'
import { useCloseAccount } from './profile.queries.ts'
import type { SheetProps } from './profile-fields.ts'

const POINTS = ['close_point_balance', 'close_point_name', 'close_point_final'] as const
const OF_PASSWORD = ['modify.pw.incorrect.pw', 'max.attempt.limit']

/** Closes the account for good (ACC-10): what it means, the password, a checkbox. */
export function CloseAccountSheet({ isOpen, onClose }: SheetProps) {
  const { t, i18n } = useTranslation('member')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const currency = useCurrency()
  const { run, sheet } = useWithProof()
  const account = useCloseAccount(run)
  useCipherAhead()
  const [password, setPassword] = useState('')
  const [isSure, setSure] = useState(false)
  const isOfPassword = account.error instanceof ApiError && OF_PASSWORD.includes(account.error.code)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (account.isPending) return
    try {
      const { refunded } = await account.mutateAsync(password)
      const sum = formatMoney(refunded, currency, { language: i18n.language })
      toast.success(refunded > 0n ? t('closed_refunded', { sum }) : t('closed'), TOAST_MS.long)
      void navigate(paths.home, { replace: true })
    } catch {
      // The error is shown in the form.
    }
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('close_title')}>
      <Form
        onSubmit={(event) => void submit(event)}
        error={account.isError && !isOfPassword && errorText(account.error)}
        submit={t('close_submit')}
        isPending={account.isPending}
        isDisabled={!isSure || password === ''}
        isDangerous
        intro={
          <ul className={styles.points}>
            {POINTS.map((point) => (
              <li key={point}>{t(point)}</li>
            ))}
          </ul>
        }
      >
        <Field
          label={t('close_password')}
          icon={<Lock size={22} />}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          value={password}
          required
          error={isOfPassword ? errorText(account.error) : undefined}
          onChange={({ target }) => {
            setPassword(target.value)
            account.reset()
          }}
        />
        <Checkbox checked={isSure} onChange={({ target }) => setSure(target.checked)}>
          {t('close_sure')}
        </Checkbox>
      </Form>
      {sheet}
    </Sheet>
  )
}
