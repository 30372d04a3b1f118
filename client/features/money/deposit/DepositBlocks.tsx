import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Value } from '#contract/endpoint.ts'
import type * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import styles from './DepositReview.module.css'
import { depositBlocks, useClearBlock } from './deposit-review.queries.ts'

type Block = Value<typeof depositReviewEndpoints.blocks>[number]

/** Members whose deposits stopped after five failures (LED-15); nothing if there are none. */
export function DepositBlocks() {
  const { t } = useTranslation('operator')
  const { when } = useWords()
  const { data = [] } = useQuery(depositBlocks())
  const clear = useClearBlock()
  const [chosen, setChosen] = useState<Block>()
  if (data.length === 0) return null
  return (
    <section aria-label={t('blocks')} className={styles.blocks}>
      {data.map((block) => (
        <div key={block.memberId} className={styles.block}>
          <span>{t(`block_${block.kind}`, { username: block.username, when: when(block.startedAt) })}</span>
          <Button size="small" variant="secondary" onClick={() => setChosen(block)}>
            {t('clear_block')}
          </Button>
        </div>
      ))}
      <ReasonSheet
        isOpen={chosen !== undefined}
        title={t('clear_block_why')}
        submit={t('clear_block')}
        onSubmit={async (reason) => {
          if (!chosen) return
          await clear.mutateAsync({ memberId: chosen.memberId, reason })
          toast.success(t('block_cleared'))
        }}
        onClose={() => setChosen(undefined)}
      />
    </section>
  )
}
