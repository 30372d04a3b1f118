import { CircleAlert } from 'lucide-react'
import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { cx } from '#client/lib/class-names.ts'
import field from './Field.module.css'
import styles from './TextArea.module.css'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  error?: string
  /** A quiet line under the field, when there is no error: how much room is left. */
  hint?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A field of several lines, which grows with its text. Spreads react-hook-form's `register`. */
export function TextArea({ label, error, hint, className, rows = 4, ...area }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={cx(field.field, className)}>
      <div className={cx(field.box, styles.box, error !== undefined && field.wrong)}>
        <div className={field.middle}>
          <label htmlFor={id} className={field.label}>
            {label}
          </label>
          <textarea
            {...area}
            id={id}
            rows={rows}
            className={cx(field.input, styles.area)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={note ? noteId : undefined}
          />
        </div>
      </div>
      <div id={noteId} role={error ? 'alert' : undefined}>
        {note && (
          <p className={error ? field.error : field.hint}>
            {error && <CircleAlert size={14} aria-hidden="true" />}
            <span>{note}</span>
          </p>
        )}
      </div>
    </div>
  )
}
