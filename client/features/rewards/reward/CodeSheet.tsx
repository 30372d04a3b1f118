import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Field, Form, Link, Sheet } from '#client/ui/index.ts'
import styles from './CodeEntry.module.css'
import { useClaim } from './claim.queries.ts'
import { nextStepOf } from './reward-parts.ts'
import { useRewardWords } from './use-reward-words.ts'

const CODE_MAX = 40
/** A problem with the code itself: shown at its field. */
const isOfCode = (error: unknown) => error instanceof ApiError && error.code === 'promotion.code.invalid'

function CodeForm({ onClose }: { onClose: () => void }) {
  const { t, money } = useRewardWords()
  const errorText = useErrorText()
  const claim = useClaim()
  const [code, setCode] = useState('')
  const [isBlank, setBlank] = useState(false)
  const next = nextStepOf(claim.error)
  function enter() {
    const promoCode = code.trim()
    setBlank(promoCode === '')
    if (promoCode === '') return
    whenDone(claim.mutateAsync({ promoCode }), {
      onSuccess: ({ amount }) => {
        toast.success(t('claimed', { amount: money(amount) }))
        onClose()
      },
    })
  }
  const fieldError = isBlank ? t('code_empty') : isOfCode(claim.error) ? errorText(claim.error) : undefined
  return (
    <Form
      intro={<p>{t('code_intro')}</p>}
      submit={t('code_submit')}
      isPending={claim.isPending}
      error={claim.isError && !isOfCode(claim.error) && errorText(claim.error)}
      errorAction={
        next && (
          <Link to={next.to} className={styles.link}>
            {t(next.text)}
          </Link>
        )
      }
      onSubmit={(event) => {
        event.preventDefault()
        if (!claim.isPending) enter()
      }}
    >
      <Field
        label={t('code')}
        icon={<TicketPercent size={22} aria-hidden="true" />}
        value={code}
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        isClearable={code !== ''}
        error={fieldError}
        onChange={({ target }) => {
          setCode(target.value)
          setBlank(false)
          claim.reset()
        }}
      />
    </Form>
  )
}

/** Enters a code that is not listed. */
export function CodeSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useRewardWords()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('code_ask')}>
      <CodeForm onClose={onClose} />
    </Sheet>
  )
}
