import { UserRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DownlineMember } from '#contract/agents/downline/downline.ts'
import { problemOf, useRegisterRules, useRuleText } from '#client/features/identity/register/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Field, Form } from '#client/ui/index.ts'
import { usePromote, useSetFirstPassword, useSetNickname } from './downline.queries.ts'

interface Props {
  member: DownlineMember
  onDone: () => void
}

/** Permanent while the member has downlines: explained first, then confirmed. */
export function PromoteForm({ member, onDone }: Props) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  const promote = usePromote()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    whenDone(promote.mutateAsync({ customerId: member.customerId }), {
      onSuccess: ({ affiliateCode }) => {
        toast.success(t('promoted', { name: member.username, code: affiliateCode }))
        onDone()
      },
    })
  }
  return (
    <Form
      onSubmit={submit}
      intro={t('promote_intro', { name: member.username })}
      error={promote.isError && text(promote.error)}
      submit={t('promote')}
      isPending={promote.isPending}
    />
  )
}

export function NicknameForm({ member, onDone }: Props) {
  const { t } = useTranslation(['downline', 'common'])
  const text = useErrorText()
  const rules = useRegisterRules()
  const ruleText = useRuleText()
  const save = useSetNickname()
  const [nickname, setNickname] = useState(member.nickname)
  const rule = rules.data?.nickname
  const isBroken = rule !== undefined && nickname !== '' && problemOf({ ...rule, required: true }, nickname) !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBroken || nickname.trim() === '') return
    const onSuccess = () => {
      toast.success(t('common:save_success'))
      onDone()
    }
    whenDone(save.mutateAsync({ customerId: member.customerId, nickname }), { onSuccess })
  }
  return (
    <Form
      onSubmit={submit}
      submit={t('save')}
      isPending={save.isPending}
      isDisabled={nickname.trim() === '' || nickname === member.nickname}
    >
      <Field
        label={t('nickname')}
        icon={<UserRound size={22} />}
        value={nickname}
        maxLength={rule?.maxLength}
        error={save.isError ? text(save.error) : isBroken && rule ? ruleText(rule) : undefined}
        onChange={({ target }) => {
          save.reset()
          setNickname(target.value)
        }}
      />
    </Form>
  )
}

/** Visible while typing: the agent passes it on, and the member changes it. */
export function FirstPasswordForm({ member, onDone }: Props) {
  const { t } = useTranslation(['downline', 'common'])
  const text = useErrorText()
  const rules = useRegisterRules()
  const ruleText = useRuleText()
  const save = useSetFirstPassword()
  useCipherAhead()
  const [password, setPassword] = useState('')
  const rule = rules.data?.password
  const isBroken = rule !== undefined && password !== '' && problemOf({ ...rule, required: true }, password) !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBroken || password === '') return
    const onSuccess = () => {
      toast.success(t('password_given', { name: member.username }))
      onDone()
    }
    whenDone(save.mutateAsync({ customerId: member.customerId, password, confirmPassword: password }), { onSuccess })
  }
  return (
    <Form
      onSubmit={submit}
      intro={t('password_intro', { name: member.username })}
      error={save.isError && text(save.error)}
      submit={t('save')}
      isPending={save.isPending}
      isDisabled={password === '' || isBroken}
    >
      <Field
        label={t('first_password')}
        type="password"
        autoComplete="new-password"
        value={password}
        maxLength={rule?.maxLength}
        hint={rule && ruleText(rule)}
        error={isBroken && rule ? ruleText(rule) : undefined}
        onChange={({ target }) => {
          save.reset()
          setPassword(target.value)
        }}
      />
    </Form>
  )
}
