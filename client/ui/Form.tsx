import { Fragment, useEffect, useRef, type ComponentPropsWithRef, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Button } from './Button.tsx'
import styles from './Form.module.css'
import { Dock } from './Dock.tsx'
import { FormError } from './FormError.tsx'

interface Props extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'ref'> {
  /** A line or two above the fields. */
  intro?: ReactNode
  /** A refusal that belongs to no field; `errorAction` may follow it. */
  error?: ReactNode
  errorAction?: ReactNode
  submit: string
  isPending?: boolean
  isDisabled?: boolean
  isDangerous?: boolean
  /** The button stays in reach while the page is scrolled. */
  isDocked?: boolean
  /** Below the button: an alternative. */
  foot?: ReactNode
}

/** After a refused submit, focuses the first wrong field, which brings it into view. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>) {
  /** From a submit until something is typed: later errors belong to the focused field. */
  const isSubmitted = useRef(false)
  const look = () => {
    const wrong = isSubmitted.current && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    isSubmitted.current = false
    wrong.focus()
  }
  useEffect(look)
  return {
    onSubmitted: () => {
      isSubmitted.current = true
      look()
    },
    onTyped: () => {
      isSubmitted.current = false
    },
  }
}

/** The form of a page or sheet: intro, fields, error, one wide button. */
export function Form({
  intro,
  error,
  errorAction,
  submit,
  isPending,
  isDisabled,
  isDangerous,
  isDocked,
  foot,
  className,
  children,
  onSubmit,
  ...form
}: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const wrong = useFocusOnWrong(ref)
  const End = isDocked ? Dock : Fragment
  const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    wrong.onSubmitted()
  }
  return (
    <form noValidate className={cx(styles.form, className)} onSubmit={submitForm} onInput={wrong.onTyped} {...form} ref={ref}>
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
      <End>
        <FormError action={errorAction}>{error}</FormError>
        <Button type="submit" isWide isLoading={isPending} disabled={isDisabled} variant={isDangerous ? 'danger' : undefined}>
          {submit}
        </Button>
      </End>
      {foot}
    </form>
  )
}
