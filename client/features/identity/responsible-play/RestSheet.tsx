import { Lock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BREAK_HOURS, EXCLUSION_MONTHS } from '#contract/identity/responsible-play.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { endSession } from '#client/lib/session.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { ChoiceChip, Field, Form, Sheet } from '#client/ui/index.ts'
import { useExclude, useTakeBreak } from './responsible-play.queries.ts'
import styles from './ResponsiblePlay.module.css'

export type Rest = 'break' | 'exclusion'
interface Props {
  rest: Rest | undefined
  onClose: () => void
}

/** A break from playing, or self-exclusion: how long, the password, and a final confirmation (RG-06, RG-07). */
export function RestSheet({ rest, onClose }: Props) {
  const { t } = useTranslation('responsible-play')
  return (
    <Sheet isOpen={rest !== undefined} onClose={onClose} title={rest ? t(`${rest}_title`) : ''}>
      {rest && <RestForm key={rest} rest={rest} onClose={onClose} />}
    </Sheet>
  )
}

const LENGTHS: Record<Rest, readonly number[]> = { break: BREAK_HOURS, exclusion: EXCLUSION_MONTHS }
type Length = (typeof BREAK_HOURS)[number] | (typeof EXCLUSION_MONTHS)[number]

function RestForm({ rest, onClose }: { rest: Rest; onClose: () => void }) {
  const { t, i18n } = useTranslation(['responsible-play', 'common'])
  const errorText = useErrorText()
  const takeBreak = useTakeBreak()
  const exclude = useExclude()
  const [length, setLength] = useState(LENGTHS[rest][0]!)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const error = takeBreak.error ?? exclude.error

  async function start() {
    const isSure = await confirm({
      title: t(`${rest}_sure`, { length: t(`${rest}_${length as Length}` as 'break_24') }),
      body: t(`${rest}_sure_body`),
      submit: t(`${rest}_submit`),
      cancel: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    if (rest === 'break') {
      takeBreak.mutate(
        { hours: length, password },
        {
          onSuccess: () => {
            toast.success(t('break_done'))
            onClose()
          },
        },
      )
      return
    }
    exclude.mutate(
      { months: length, password },
      {
        onSuccess: ({ until }) => {
          onClose()
          endSession()
          toast.info(t('exclusion_done', { date: formatDate(until, i18n.language, { dateStyle: 'long' }) }), TOAST_MS.long)
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') void start()
  }

  return (
    <Form
      onSubmit={submit}
      intro={t(`${rest}_about`)}
      submit={t(`${rest}_submit`)}
      isPending={takeBreak.isPending || exclude.isPending}
      isDangerous={rest === 'exclusion'}
      error={error && errorText(error)}
    >
      <fieldset className={styles.lengths}>
        <legend className={styles.legend}>{t('how_long')}</legend>
        {LENGTHS[rest].map((one) => (
          <ChoiceChip key={one} isOn={one === length} onSelect={() => setLength(one)}>
            {t(`${rest}_${one as Length}` as 'break_24')}
          </ChoiceChip>
        ))}
      </fieldset>
      <Field
        label={t('password')}
        icon={<Lock size={22} />}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setMissing(false)
        }}
        error={isMissing ? t('common:in_enter_password') : undefined}
      />
    </Form>
  )
}
