import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field, Spinner, type FieldProps } from '#client/ui/index.ts'
import type { Captcha } from './captcha.queries.ts'
import styles from './CaptchaField.module.css'

/** Digits only, at most this many (SCR-27). */
export const CAPTCHA_DIGITS = 6

interface Props extends Omit<FieldProps, 'label' | 'icon' | 'trailing'> {
  captcha: Captcha
}

/** The answer next to the picture; tapping the picture loads another. */
export function CaptchaField({ captcha: { picture, isFetching, isError, refresh }, ...field }: Props) {
  const { t } = useTranslation('captcha')
  return (
    <Field
      label={t('label')}
      icon={<ShieldCheck size={22} />}
      inputMode="numeric"
      autoComplete="off"
      maxLength={CAPTCHA_DIGITS}
      {...field}
      trailing={
        <button type="button" className={styles.picture} aria-label={t('refresh')} disabled={isFetching} onClick={refresh}>
          {picture && <img src={picture} alt="" width={104} height={40} className={styles.image} />}
          {isError && !isFetching && <span>{t('load_again')}</span>}
          {isFetching && (
            <span className={styles.wait}>
              <Spinner />
            </span>
          )}
        </button>
      }
    />
  )
}
