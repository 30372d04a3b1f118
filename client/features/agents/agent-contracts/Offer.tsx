import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AgentContract } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import type { useAnswer } from './agent-contracts.queries.ts'
import { ContractHead, nameOf } from './ContractHead.tsx'
import styles from './ContractPage.module.css'
import { Terms } from './Terms.tsx'

interface Props {
  offer: AgentContract
  /** Another contract of this kind stays in force until this one starts. */
  hasCurrent: boolean
  answer: ReturnType<typeof useAnswer>
}

/** A pending contract: all of its terms, then the two answers, each with a confirmation. */
export function Offer({ offer, hasCurrent, answer }: Props) {
  const { t } = useTranslation(['agent-contracts', 'common'])
  const { contractId, kind } = offer
  const send = async (accept: boolean) => {
    const isSure = await confirm({
      title: t(accept ? 'accept_sure' : 'decline_sure'),
      body: accept ? `${t(`effect_${kind}`)} ${t('ends_by_both')}` : t('decline_line', { name: nameOf(offer) }),
      submit: t(accept ? 'accept' : 'decline'),
      cancel: t('common:cancel'),
      isDangerous: !accept,
    })
    if (isSure) answer.mutate({ contractId, accept }, { onError: (error) => void toastError(error) })
  }
  const isSending = (accept: boolean) => answer.isPending && answer.variables.accept === accept
  const ask = (accept: boolean) => {
    if (!answer.isPending) void send(accept)
  }
  return (
    <div className={styles.page}>
      <ContractHead contract={offer} />
      <Terms contract={offer} />
      <p className={styles.effect}>
        <CalendarClock size={20} aria-hidden="true" />
        <span>
          {t(`effect_${kind}`)} {hasCurrent && t('until_then')}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" isLoading={isSending(false)} onClick={() => ask(false)}>
          {t('decline')}
        </Button>
        <Button isLoading={isSending(true)} onClick={() => ask(true)}>
          {t('accept')}
        </Button>
      </div>
    </div>
  )
}
