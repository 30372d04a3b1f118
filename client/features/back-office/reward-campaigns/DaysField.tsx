import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field } from '#client/ui/index.ts'
import { numeric, type PartProps } from './form-parts.ts'

interface Props extends Pick<PartProps, 'register' | 'errorAt'> {
  label: string
  /** From when on they count. */
  hint: string
  most: number
}

/** The days of a template: to claim it, or in which it is offered. */
export function DaysField({ register, errorAt, label, hint, most }: Props) {
  const { whole } = useFieldRules()
  return (
    <Field
      label={label}
      hint={hint}
      {...numeric}
      error={errorAt('options.days')}
      {...register('options.days', { validate: whole(1, most) })}
    />
  )
}
