import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KycField } from '#contract/identity/kyc/kyc.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, DateField, Field, PickerField } from '#client/ui/index.ts'
import styles from './KycForm.module.css'

const THIS_YEAR = new Date().getFullYear()
/** The longest validity of a document. */
const LONGEST_VALID_YEARS = 30

interface Props {
  field: KycField
  value: string
  error: string | undefined
  hint: string | undefined
  /** For a mobile number or e-mail address: the account’s own, masked; empty until it is verified. */
  contact: string | undefined
  onChange: (value: string) => void
}

/** The account’s own contact, or a link to verify it. */
function Contact({ field: { fieldId, fieldName, isRequired }, contact }: Pick<Props, 'field' | 'contact'>) {
  const { t } = useTranslation('kyc')
  if (contact) return <Field label={fieldName} value={contact} readOnly icon={<BadgeCheck size={22} />} />
  const isMobile = fieldId === 'mobileNo'
  return (
    <div className={styles.contact}>
      <span>
        {fieldName}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <ButtonLink to={SCREENS[isMobile ? 'mobile' : 'email'].path} size="small" variant="secondary">
        {t(isMobile ? 'verify_mobile' : 'verify_email')}
      </ButtonLink>
    </div>
  )
}

/** A field of the form, by its type. */
export function FormField({ field, value, error, hint, contact, onChange }: Props) {
  const { fieldId, fieldName: label, fieldType, isRequired: required, maxLength, options } = field
  const shared = { label, required, ...(error && { error }) }
  if (fieldType === 'MOBILE' || fieldType === 'EMAIL') return <Contact field={field} contact={contact} />
  if (fieldType === 'SELECT')
    return (
      <PickerField
        {...shared}
        value={value || undefined}
        onChange={onChange}
        options={options.map(({ value: option, name }) => ({ value: option, label: name }))}
      />
    )
  if (fieldType === 'DATE') {
    const years = fieldId === 'expiryDate' ? { firstYear: THIS_YEAR, lastYear: THIS_YEAR + LONGEST_VALID_YEARS } : {}
    return <DateField {...shared} {...years} value={value} onChange={onChange} />
  }
  return (
    <Field
      {...shared}
      {...(hint && { hint })}
      value={value}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize={fieldType === 'NUMBER' ? 'characters' : undefined}
      isClearable
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
