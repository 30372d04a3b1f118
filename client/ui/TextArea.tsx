import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Field.module.css'
import ownStyles from './TextArea.module.css'

interface Props extends ComponentPropsWithRef<'textarea'> {
  label: string
  error?: string | undefined
  /** Below, at the right: how much has been typed. */
  note?: ReactNode
}

/** A multi-line field with its label inside, like `Field`. */
export function TextArea({ label, error, note, required, id, className, ...input }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const errorId = `${fieldId}-error`
  const noteId = `${fieldId}-note`
  return (
    <div className={cx(styles.field, className)}>
      <div className={cx(styles.box, ownStyles.box, error !== undefined && styles.wrong)}>
        <div className={styles.middle}>
          <label htmlFor={fieldId} className={styles.label}>
            {label}
            {required && <span aria-hidden="true"> *</span>}
          </label>
          <textarea
            rows={4}
            {...input}
            id={fieldId}
            className={cx(styles.input, ownStyles.input)}
            aria-required={required || undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={cx(error !== undefined && errorId, note !== undefined && noteId) || undefined}
          />
        </div>
      </div>
      <div className={ownStyles.foot}>
        <div id={errorId} role={error ? 'alert' : undefined}>
          {error && (
            <p className={styles.error}>
              <CircleAlert size={14} aria-hidden="true" />
              <span>{error}</span>
            </p>
          )}
        </div>
        {note && (
          <p id={noteId} className={styles.hint}>
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
