import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { useReorderWays } from './deposit-ways.queries.ts'
import styles from './DepositWays.module.css'

interface Props {
  from: number[]
  to: number[]
  /** Saved or discarded. */
  onDone: () => void
}

/** A new order that is not saved yet. */
export function OrderBar({ from, to, onDone }: Props) {
  const { t } = useTranslation('deposit-ways')
  const reorder = useReorderWays()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <section className={styles.bar} aria-label={t('order_new')}>
        <output>{t('order_new')}</output>
        <Button variant="ghost" size="small" onClick={onDone}>
          {t('discard')}
        </Button>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('order_save')}
        </Button>
      </section>
      <ReasonSheet
        isOpen={isOpen}
        title={t('order_title')}
        submit={t('order_save')}
        onSubmit={async (reason) => {
          await reorder.mutateAsync({ from, to, reason })
          toast.success(t('saved'))
          onDone()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
