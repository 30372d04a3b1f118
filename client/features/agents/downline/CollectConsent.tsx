import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CONSENT_HOURS } from '#contract/agents/downline/downline-transfer.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { toastError, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Button, Chip, Form, MenuRow, Sheet } from '#client/ui/index.ts'
import { collectConsent, useAllowCollect, useEndConsent } from './downline.queries.ts'
import styles from './Downline.module.css'
import { isOfPin, PinField, PinFirst } from './PinField.tsx'
import { useTeamWords } from './use-team-words.ts'

interface AllowProps {
  agent: string
  allow: ReturnType<typeof useAllowCollect>
  onDone: () => void
}

function AllowForm({ agent, allow, onDone }: AllowProps) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  useCipherAhead()
  const [pin, setPin] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pin === '' || allow.isPending) return
    const onSuccess = () => {
      toast.success(t('allowed', { name: agent }))
      onDone()
    }
    allow.mutate({ paymentPassword: pin }, { onSuccess })
  }
  if (allow.error instanceof ApiError && allow.error.code === 'not.exists.payment.password') return <PinFirst />
  return (
    <Form
      onSubmit={submit}
      intro={t('allow_intro', { name: agent, hours: CONSENT_HOURS })}
      error={allow.isError && !isOfPin(allow.error) && text(allow.error)}
      submit={t('allow', { hours: CONSENT_HOURS })}
      isPending={allow.isPending}
      isDisabled={pin === ''}
    >
      <PinField
        value={pin}
        onType={(typed) => {
          allow.reset()
          setPin(typed)
        }}
        error={allow.error}
      />
    </Form>
  )
}

/** The member's consent that the agent may take money back: given for a day, revocable at any time. */
export function CollectConsent() {
  const { t } = useTranslation('downline')
  const { time } = useTeamWords()
  const { data } = useQuery(collectConsent())
  // Owned by the row: the answer may hide the form before the call has settled.
  const allow = useAllowCollect()
  const end = useEndConsent()
  const [isOpen, setOpen] = useState(false)
  if (!data?.agent) return null
  const name = data.agent.nickname || data.agent.username
  const close = () => setOpen(false)
  return (
    <>
      <MenuRow icon={<HandCoins />} onSelect={() => setOpen(true)} note={data.until !== null && <Chip>{t('is_allowed')}</Chip>}>
        {t('row_consent')}
      </MenuRow>
      <Sheet isOpen={isOpen} onClose={close} title={t('row_consent')}>
        {isOpen &&
          (data.until === null ? (
            <AllowForm agent={name} allow={allow} onDone={close} />
          ) : (
            <div className={styles.stack}>
              <p className={styles.note}>{t('allowed_until', { name, time: time(data.until) })}</p>
              <Button
                variant="danger"
                isWide
                isLoading={end.isPending}
                onClick={() => end.mutate(undefined, { onSuccess: close, onError: (error) => void toastError(error) })}
              >
                {t('end_consent')}
              </Button>
            </div>
          ))}
      </Sheet>
    </>
  )
}
