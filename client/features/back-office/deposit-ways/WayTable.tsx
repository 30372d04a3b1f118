import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositWay } from '#contract/back-office/deposit-ways.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, ReasonSheet, SecondLine } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { typedText } from '#client/lib/typed-amount.ts'
import { Chip, Link } from '#client/ui/index.ts'
import { useSetWayOn } from './deposit-ways.queries.ts'
import styles from './DepositWays.module.css'
import { OrderBar } from './OrderBar.tsx'
import { WayActions } from './WayActions.tsx'

interface Props {
  ways: readonly DepositWay[] | undefined
  error: unknown
  onRetry: () => unknown
}
type Terms = DepositWay['terms']

function moved(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const next = ids.filter((other) => other !== id)
  next.splice(ids.indexOf(id) + by, 0, id)
  return next
}

/** In the order members see them; a new order is kept here until it is saved. */
export function WayTable({ ways, error, onRetry }: Props) {
  const { t } = useTranslation('deposit-ways')
  const { money } = useWords()
  const setOn = useSetWayOn()
  const [draft, setDraft] = useState<number[]>()
  const [switched, setSwitched] = useState<DepositWay>()
  const [isSwitching, setSwitching] = useState(false)
  const stored = ways?.map(({ id }) => id) ?? []
  const isDraft = draft !== undefined && draft.length === stored.length && String(draft) !== String(stored)
  const ids = isDraft && stored.every((id) => draft.includes(id)) ? draft : stored
  const rows = ways && ids.flatMap((id) => ways.find((way) => way.id === id) ?? [])
  const fee = ({ feeRate, feeFixed }: Terms) =>
    [feeRate > 0 && `${typedText(BigInt(feeRate))}%`, feeFixed > 0n && money(feeFixed)].filter(Boolean).join(' + ') || '—'

  const columns: Column<DepositWay>[] = [
    {
      key: 'name',
      title: t('name'),
      wraps: true,
      render: ({ id, terms }) => (
        <>
          <Link to={`/operator/deposit-ways/${id}`} className={styles.open}>
            {terms.name}
          </Link>
          <SecondLine>{terms.vendorId}</SecondLine>
        </>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      render: (way) => (
        <WayActions
          way={way}
          isFirst={ids[0] === way.id}
          isLast={ids.at(-1) === way.id}
          onMove={(by) => setDraft(moved(ids, way.id, by))}
          onSwitch={() => {
            setSwitched(way)
            setSwitching(true)
          }}
        />
      ),
    },
    {
      key: 'method',
      title: t('method'),
      render: ({ terms }) => (
        <>
          {t(`method_${terms.method}`)}
          <SecondLine>{terms.type}</SecondLine>
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ isOn, isRunning, waits }) => (
        <>
          <Chip className={isOn && isRunning ? undefined : styles.off}>
            {t(!isOn ? 'off' : isRunning ? 'on' : 'not_running')}
          </Chip>
          {waits && <SecondLine>{t('waits')}</SecondLine>}
        </>
      ),
    },
    {
      key: 'limits',
      title: t('limits'),
      isNumber: true,
      render: ({ terms }) => (
        <>
          {money(terms.minAmount)}
          <SecondLine>{t('up_to', { max: money(terms.maxAmount) })}</SecondLine>
        </>
      ),
    },
    { key: 'fee', title: t('fee'), isNumber: true, render: ({ terms }) => fee(terms) },
    {
      key: 'banks',
      title: t('banks'),
      wraps: true,
      render: ({ terms }) => terms.banks.map(({ bankCode }) => bankCode).join(', ') || '—',
    },
  ]
  const name = switched?.terms.name ?? ''
  return (
    <div className={styles.listed}>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        error={error}
        onRetry={onRetry}
        empty={t('empty')}
      />
      {ids !== stored && <OrderBar from={stored} to={ids} onDone={() => setDraft(undefined)} />}
      <ReasonSheet
        isOpen={isSwitching}
        title={t(switched?.isOn ? 'off_title' : 'on_title', { name })}
        submit={t(switched?.isOn ? 'switch_off' : 'switch_on')}
        isDangerous={switched?.isOn}
        onSubmit={async (reason) => {
          if (!switched) return
          await setOn.mutateAsync({ id: switched.id, isOn: !switched.isOn, reason })
          toast.success(t('saved'))
        }}
        onClose={() => setSwitching(false)}
      />
    </div>
  )
}
