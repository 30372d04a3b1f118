import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegisterField } from '#contract/identity/register.ts'
import { changesOf, type ChosenRates, newcomerRates, RateFields } from '#client/features/agents/rebate/index.ts'
import { FIELD_LOOK, problemOf, useRegisterRules, useRuleText } from '#client/features/identity/register/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { ErrorState, Field, Form, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { useOpenAccount } from './downline.queries.ts'
import styles from './Downline.module.css'
import { OpenedAccount } from './OpenedAccount.tsx'

const AGENT = 2
const TYPES = ['0', '2'] as const
const NAMES = ['username', 'password', 'nickname'] as const
type Name = (typeof NAMES)[number]
type Values = Record<Name, string>
const EMPTY: Values = { username: '', password: '', nickname: '' }
/** Refusals about a single field. */
const FIELD_OF: Partial<Record<string, Name>> = { 'exists.username.err': 'username', 'exists.nickname.err': 'nickname' }

/** Opened by the agent: username, first password, member or agent, and rates per kind of game. */
export function DirectAccountForm() {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  const ruleText = useRuleText()
  const rules = useRegisterRules()
  const open = useOpenAccount()
  useCipherAhead()
  const [type, setType] = useState<(typeof TYPES)[number]>('0')
  const [values, setValues] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const room = useQuery(newcomerRates())
  const [rates, setRates] = useState<ChosenRates>({})
  const [made, setMade] = useState<{ username: string; password: string }>()

  if (rules.isPending) return <Skeleton rows={4} />
  if (!rules.data) return <ErrorState error={rules.error} onRetry={rules.refetch} />
  if (made)
    return (
      <OpenedAccount
        {...made}
        onAnother={() => {
          setMade(undefined)
          setValues(EMPTY)
          setRates({})
          setTried(false)
          open.reset()
        }}
      />
    )
  const ruleOf = (name: RegisterField) => rules.data[name]
  const refused = refusedPaths(open.error).map(({ path }) => path)
  const ownField = open.error instanceof ApiError ? FIELD_OF[open.error.code] : undefined
  function errorOf(name: Name): string | undefined {
    if (ownField === name) return text(open.error)
    const rule = ruleOf(name)
    if (!rule) return undefined
    const isRefused = refused.includes(name)
    const isBroken = problemOf({ ...rule, required: name !== 'nickname' }, values[name]) !== undefined
    return isRefused || (isTried && isBroken) ? ruleText(rule) : undefined
  }
  const isBroken = NAMES.some((name) => {
    const rule = ruleOf(name)
    return rule && problemOf({ ...rule, required: name !== 'nickname' }, values[name]) !== undefined
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBroken || open.isPending || !room.data) return
    const { username, password, nickname } = values
    open.mutate(
      {
        username,
        password,
        confirmPassword: password,
        type: Number(type),
        ...(nickname && { nickname }),
        rebates: changesOf(room.data.configs, rates),
      },
      { onSuccess: (account) => setMade({ username: account.username, password }) },
    )
  }
  const field = (name: Name, label: string) => (
    <Field
      {...FIELD_LOOK[name]}
      label={label}
      autoComplete="off"
      required={name !== 'nickname'}
      value={values[name]}
      maxLength={ruleOf(name)?.maxLength}
      hint={name === 'nickname' ? undefined : ruleText(ruleOf(name))}
      error={errorOf(name)}
      onChange={({ target }) => {
        if (open.isError) open.reset()
        setValues({ ...values, [name]: target.value })
      }}
    />
  )
  return (
    <Form
      onSubmit={submit}
      intro={t('open_intro')}
      error={open.isError && !ownField && refused.length === 0 && text(open.error)}
      submit={t('open_account')}
      // Wait for the rates: an account opened earlier would get others than intended.
      isPending={open.isPending || room.isPending}
      isDisabled={room.isLoadingError}
    >
      <SegmentedControl
        label={t('kind')}
        options={TYPES.map((value) => ({ value, label: t(Number(value) === AGENT ? 'kind_AGENT' : 'kind_MEMBER') }))}
        value={type}
        onChange={setType}
      />
      {field('username', t('username'))}
      {field('password', t('first_password'))}
      {field('nickname', t('nickname_optional'))}
      <h2 className={styles.name}>{t('rates')}</h2>
      <p className={styles.note}>{t('rates_note')}</p>
      {room.data ? (
        <RateFields configs={room.data.configs} rates={rates} onChange={setRates} isDisabled={open.isPending} />
      ) : room.error ? (
        <ErrorState error={room.error} onRetry={room.refetch} />
      ) : (
        <Skeleton shape="list" rows={4} />
      )}
    </Form>
  )
}
