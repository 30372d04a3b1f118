import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, Field, Link } from '#client/ui/index.ts'
import styles from './Downline.module.css'

const WRONG = ['fund_account_payment_pwd_error']
export const isOfPin = (error: unknown): boolean => error instanceof ApiError && WRONG.includes(error.code)

interface Props {
  value: string
  onType: (typed: string) => void
  error: unknown
}

/** The payment password, with a link to reset it after a wrong one. */
export function PinField({ value, onType, error }: Props) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  return (
    <>
      <Field
        label={t('payment_password')}
        icon={<KeyRound size={22} />}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PASSWORD_MAX}
        required
        value={value}
        error={isOfPin(error) ? text(error) : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {isOfPin(error) && (
        <Link to={SCREENS.paymentPassword.path} className={styles.way}>
          {t('forgot_pin')}
        </Link>
      )}
    </>
  )
}

/** Replaces a form that needs a payment password, if none is set yet. */
export function PinFirst() {
  const { t } = useTranslation('downline')
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{t('pin_first')}</p>
      <ButtonLink to={SCREENS.paymentPassword.path} isWide>
        {t('set_pin')}
      </ButtonLink>
    </div>
  )
}
