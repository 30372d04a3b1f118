import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgentContract } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { formatDate } from '#client/lib/format.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import { nameOf } from './ContractHead.tsx'
import styles from './ContractPage.module.css'

interface Props {
  contract: AgentContract
  /** The next pending contract. */
  next: AgentContract | null
  /** Goes to the next one, or to the signed contract. */
  onGoOn: () => void
}

/** The answer and its consequences. */
export function Answered({ contract, next, onGoOn }: Props) {
  const { t, i18n } = useTranslation(['agent-contracts', 'shell'])
  const { effectiveFrom } = contract
  const heading = useRef<HTMLHeadingElement>(null)
  // The tapped button is gone, so move the focus to the news.
  useEffect(() => heading.current?.focus(), [])
  const isSigned = effectiveFrom !== null
  const Icon = isSigned ? CircleCheck : CircleX
  return (
    <section className={styles.answered} data-signed={isSigned || undefined}>
      <Icon size={56} strokeWidth={1.5} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(isSigned ? 'signed' : 'declined')}
      </h2>
      <p className={styles.quiet}>
        {isSigned
          ? t('signed_from', { date: formatDate(effectiveFrom, i18n.language, { dateStyle: 'full', timeStyle: 'short' }) })
          : t('decline_line', { name: nameOf(contract) })}
      </p>
      <div className={styles.actions}>
        {(next || isSigned) && (
          <Button variant="secondary" onClick={onGoOn}>
            {t(next ? 'see_next' : 'see_contract')}
          </Button>
        )}
        <ButtonLink to={paths.home}>{t('shell:home')}</ButtonLink>
      </div>
    </section>
  )
}
