import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Button, Checkbox, FormError } from '#client/ui/index.ts'
import styles from './LoginPage.module.css'

interface Props {
  remember: UseFormRegisterReturn
  isPending: boolean
  error: string | undefined
}

/** Below the fields of either login form: remember me, forgot, the error, the button. */
export function LoginFoot({ remember, isPending, error }: Props) {
  const { t } = useTranslation('session')
  const open = useOpenScreen()
  return (
    <>
      <div className={styles.extras}>
        <Checkbox {...remember}>{t('remember')}</Checkbox>
        <button type="button" className={styles.link} onClick={() => open('forget')}>
          {t('forgot')}
        </button>
      </div>
      <FormError>{error}</FormError>
      <Button type="submit" isWide isLoading={isPending}>
        {t('submit')}
      </Button>
    </>
  )
}
