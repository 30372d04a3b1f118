import { CircleAlert, CircleX, Eye, EyeOff } from 'lucide-react'
import { useId, useRef, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import styles from './Field.module.css'
import { IconButton } from './IconButton.tsx'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  label: string
  icon?: ReactNode
  error?: string
  /** A quiet line under the field, if there is no error. */
  hint?: string
  /** Shows a clear button while there is text. */
  isClearable?: boolean
  /** To the left of the value: a dialling code. */
  leading?: ReactNode
  /** At the right end: a get-code button, a captcha. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Clears an input in a way that controlled inputs and react-hook-form both notice. */
function clear(input: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** The keyboard must not learn or correct a password, even while it is shown. */
const SECRET = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A 58 px field with its label inside. `type="password"` gets a show/hide button. Spreads react-hook-form's `register`. */
export function Field({
  label,
  icon,
  error,
  hint,
  isClearable,
  leading,
  trailing,
  className,
  type,
  required,
  id,
  ...input
}: FieldProps) {
  const { t } = useTranslation('common')
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isPassword = type === 'password'
  const note = error ?? hint
  const clearInput = () => {
    const element = box.current?.querySelector('input')
    if (element) clear(element)
  }

  return (
    <div className={cx(styles.field, className)}>
      <div ref={box} className={cx(styles.box, error !== undefined && styles.wrong)}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <div className={styles.middle}>
          <label htmlFor={fieldId} className={styles.label}>
            {label}
            {required && <span aria-hidden="true"> *</span>}
          </label>
          <div className={styles.line}>
            {leading}
            <input
              placeholder=" "
              {...(isPassword && SECRET)}
              {...input}
              id={fieldId}
              type={isPassword && isShown ? 'text' : type}
              className={styles.input}
              aria-required={required || undefined}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={note ? noteId : undefined}
            />
          </div>
        </div>
        {isClearable && (
          <IconButton
            label={t('clear_field', { label })}
            icon={<CircleX size={18} />}
            className={styles.clear}
            onClick={clearInput}
          />
        )}
        {isPassword && (
          <IconButton
            label={t(isShown ? 'hide_password' : 'show_password')}
            icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
            onClick={() => setShown(!isShown)}
          />
        )}
        {trailing}
      </div>
      <div id={noteId} role={error ? 'alert' : undefined}>
        {note && (
          <p className={error ? styles.error : styles.hint}>
            {error && <CircleAlert size={14} aria-hidden="true" />}
            <span>{note}</span>
          </p>
        )}
      </div>
    </div>
  )
}
