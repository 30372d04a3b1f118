import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Button } from './Button.tsx'
import styles from './Form.module.css'
import { FormError } from './FormError.tsx'

interface Props extends Omit<ComponentPropsWithRef<'form'>, 'action'> {
  /** A line or two above the fields. */
  intro?: ReactNode
  /** A refusal that belongs to no field; `errorAction` may follow it. */
  error?: ReactNode
  errorAction?: ReactNode
  submit: string
  isPending?: boolean
  isDisabled?: boolean
  isDangerous?: boolean
  /** Below the button: an alternative. */
  foot?: ReactNode
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
  foot,
  className,
  children,
  ...form
}: Props) {
  return (
    <form noValidate className={cx(styles.form, className)} {...form}>
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
      <FormError action={errorAction}>{error}</FormError>
      <Button type="submit" isWide isLoading={isPending} disabled={isDisabled} variant={isDangerous ? 'danger' : undefined}>
        {submit}
      </Button>
      {foot}
    </form>
  )
}
