import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegisterRule } from '#contract/identity/register.ts'
import { FIELD_LOOK, problemOf, useRuleText } from '#client/features/identity/register/index.ts'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Field, Form, Sheet } from '#client/ui/index.ts'
import { useUpdateProfile } from './profile.queries.ts'
import { mayBeEmpty, refusalOf, type TextPart, type SheetProps } from './profile-fields.ts'

interface Props extends SheetProps {
  part: TextPart
  rule: RegisterRule
  value: string
}

/** Shown above the field before it is changed. */
const INTRO = { payeeName: 'payee_intro', nickname: 'nickname_intro' } as const

/** A sheet that changes one text, by its registration rule. */
export function TextSheet({ part, rule, value, isOpen, onClose }: Props) {
  const { t } = useTranslation(['member', 'register', 'common'])
  const [ruleText, errorText] = [useRuleText(), useErrorText()]
  const { run, sheet } = useWithProof()
  const update = useUpdateProfile(run)
  const [typed, setTyped] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const refusal = refusalOf(update.error, part)
  const label = t(`register:field_${part}`)

  const problem = (text: string) => problemOf({ ...rule, required: !mayBeEmpty(part) }, text.trim())
  const error = () => {
    if (isWrong && problem(typed)) return problem(typed) === 'required' ? t('register:field_required') : ruleText(rule)
    if (refusal) return refusal === 'rule' ? ruleText(rule) : errorText(update.error)
    return undefined
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setWrong(true)
    if (problem(typed) || update.isPending) return
    if (typed.trim() === value) return onClose()
    update.mutate(
      { [part]: typed.trim() },
      {
        onSuccess: () => {
          toast.success(t('common:save_success'))
          onClose()
        },
      },
    )
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={label}>
      <Form
        onSubmit={submit}
        intro={part in INTRO && t(INTRO[part as keyof typeof INTRO])}
        error={update.isError && !refusal && errorText(update.error)}
        submit={t('save')}
        isPending={update.isPending}
      >
        <Field
          {...FIELD_LOOK[part]}
          label={label}
          value={typed}
          maxLength={rule.maxLength}
          hint={ruleText(rule)}
          error={error()}
          isClearable
          required={!mayBeEmpty(part)}
          onChange={({ target }) => {
            setTyped(target.value)
            update.reset()
          }}
        />
      </Form>
      {sheet}
    </Sheet>
  )
}
