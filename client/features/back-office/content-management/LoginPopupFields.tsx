import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LOGIN_POPUP } from '#contract/back-office/content-management/content-management-announcement.ts'
import { Checkbox, Field } from '#client/ui/index.ts'
import type { AnnouncementValues } from './announcement-form.ts'
import styles from './ContentManagement.module.css'
import { messageAt } from './use-content-form.ts'

interface Props {
  form: UseFormReturn<AnnouncementValues>
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}
const WHOLE = /^\d{1,4}$/

/** For a popup: whether it follows each login, and its picture's size. */
export function LoginPopupFields({ form, isOn, onSwitch }: Props) {
  const { t } = useTranslation('content-management')
  const { register, formState } = form
  const side = (name: 'width' | 'height') => {
    const { min, max } = LOGIN_POPUP[name]
    return (
      <Field
        label={t(`login_popup_${name}`)}
        inputMode="numeric"
        error={messageAt(formState.errors, `loginPopup.${name}`)}
        {...register(`loginPopup.${name}`, {
          validate: (typed) => (WHOLE.test(typed) && +typed >= min && +typed <= max) || t('whole_between', { min, max }),
          shouldUnregister: false,
        })}
      />
    )
  }
  return (
    <>
      <Checkbox checked={isOn} onChange={({ target }) => onSwitch(target.checked)}>
        {t('login_popup')}
      </Checkbox>
      {isOn && (
        <>
          <div className={styles.pair}>
            {side('width')}
            {side('height')}
          </div>
          <p className={styles.hint}>{t('login_popup_hint')}</p>
        </>
      )}
    </>
  )
}
