import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { RegisterField } from '#contract/identity/register.ts'
import { LinksTab } from '#client/features/agents/affiliate-link/index.ts'
import { changesOf, type ChosenRates, newcomerRates, RateFields } from '#client/features/agents/rebate/index.ts'
import { FIELD_LOOK, problemOf, useRegisterRules, useRuleText } from '#client/features/identity/register/index.ts'
import { copyText } from '#client/lib/copy.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { Button, ButtonLink, Card, ErrorState, Field, Form, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { useOpenAccount } from './downline.queries.ts'
import styles from './Downline.module.css'

const AGENT = 2
const TYPES = ['0', '2'] as const
const NAMES = ['username', 'password', 'nickname'] as const
type Name = (typeof NAMES)[number]
type Values = Record<Name, string>
const EMPTY: Values = { username: '', password: '', nickname: '' }
/** Refusals about a single field. */
const FIELD_OF: Partial<Record<string, Name>> = { 'exists.username.err': 'username', 'exists.nickname.err': 'nickname' }

/** What the agent passes on: shown once, because no one can look the password up later. */
function Opened({ username, password, onAnother }: { username: string; password: string; onAnother: () => void }) {
  const { t } = useTranslation(['downline', 'common'])
  const copy = async () => {
    if (await copyText(t('account_text', { username, password }))) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <div className={styles.stack}>
      <Card>
        <h2 className={styles.name}>
          <CircleCheck size={22} className={styles.ok} aria-hidden="true" />
          {t('opened', { name: username })}
        </h2>
        <dl className={styles.lines}>
          <div className={styles.line}>
            <dt>{t('username')}</dt>
            <dd className={styles.name}>{username}</dd>
          </div>
          <div className={styles.line}>
            <dt>{t('first_password')}</dt>
            <dd className={styles.name}>{password}</dd>
          </div>
        </dl>
        <p className={styles.note}>{t('opened_note')}</p>
      </Card>
      <Button isWide onClick={() => void copy()}>
        {t('copy_account')}
      </Button>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onAnother}>
          {t('open_another')}
        </Button>
        <ButtonLink variant="secondary" to={SCREENS.team.path}>
          {t('to_team')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Opened by the agent: username, first password, member or agent, and rates per kind of game. */
function DirectForm() {
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
      <Opened
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

const WAYS = ['direct', 'link'] as const

/** An account below the agent: opened directly, or through a shared link (SCR-40). `?way=link` opens the links. */
export function OpenAccountPage() {
  const { t } = useTranslation('downline')
  const [params, setParams] = useSearchParams()
  const way = params.get('way') === 'link' ? 'link' : 'direct'
  return (
    <div className={styles.stack}>
      <SegmentedControl
        label={t('way')}
        options={WAYS.map((value) => ({ value, label: t(`way_${value}`) }))}
        value={way}
        onChange={(next) => setParams(next === 'link' ? { way: next } : {}, { replace: true })}
      />
      {way === 'direct' ? <DirectForm /> : <LinksTab />}
    </div>
  )
}
