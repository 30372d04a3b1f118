import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, Checkbox, FormError, Link } from '#client/ui/index.ts'
import styles from './LoginPage.module.css'

interface Props {
  remember: UseFormRegisterReturn
  isPending: boolean
  error: string | undefined
  /** Set if the account is locked and a code would unlock it. */
  onUnlock: (() => void) | undefined
}

/** Below the fields of either login form: remember me, forgot, the error, the button. */
export function LoginFoot({ remember, isPending, error, onUnlock }: Props) {
  const { t } = useTranslation('session')
  return (
    <>
      <div className={styles.extras}>
        <Checkbox {...remember}>{t('remember')}</Checkbox>
        <Link to={SCREENS.forget.path} className={styles.link}>
          {t('forgot')}
        </Link>
      </div>
      <FormError
        action={
          onUnlock && (
            <Button variant="secondary" size="small" onClick={onUnlock}>
              {t('unlock')}
            </Button>
          )
        }
      >
        {error}
      </FormError>
      <Button type="submit" isWide isLoading={isPending}>
        {t('submit')}
      </Button>
    </>
  )
}
