import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Coffee, DoorClosed, HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LIMIT_KINDS,
  type LimitKind,
  REALITY_CHECK_MINUTES,
  type ResponsiblePlayState,
} from '#contract/identity/responsible-play.ts'
import { formatDate } from '#client/lib/format.ts'
import { BlockHead, Card, ErrorState, MenuRow, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { LimitCard } from './LimitCard.tsx'
import { LimitSheet } from './LimitSheet.tsx'
import { playState, useSetRealityCheck } from './responsible-play.queries.ts'
import { RestSheet, type Rest } from './RestSheet.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import styles from './ResponsiblePlay.module.css'

/** Limits, breaks and reminders (RG-01 to RG-10). */
export function ResponsiblePlayPage() {
  const state = useQuery(playState())
  if (state.isPending) return <Skeleton shape="list" rows={6} />
  if (!state.data) return <ErrorState error={state.error} onRetry={state.refetch} />
  return <Content state={state.data} receivedAt={state.dataUpdatedAt} />
}

function Content({ state, receivedAt }: { state: ResponsiblePlayState; receivedAt: number }) {
  const { t } = useTranslation('responsible-play')
  const [kind, setKind] = useState<LimitKind>('DEPOSIT')
  const [period, setPeriod] = useState<string>()
  const [rest, setRest] = useState<Rest>()
  const shown = state.limits.filter((limit) => limit.kind === kind)
  return (
    <div className={styles.sections}>
      {state.exclusion && <Resting exclusion={state.exclusion} />}
      <p className={styles.quiet}>{t('intro')}</p>
      <section className={styles.section}>
        <BlockHead icon={<CalendarClock size={20} />} title={t('session_title')} />
        <SessionFacts session={state.session} receivedAt={receivedAt} />
        <Reminder minutes={state.realityCheckMinutes} />
      </section>
      <section className={styles.section}>
        <BlockHead icon={<HeartHandshake size={20} />} title={t('limits_title')} />
        <SegmentedControl
          label={t('limits_title')}
          options={LIMIT_KINDS.map((value) => ({ value, label: t(`tab_${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <p className={styles.quiet}>{t(`about_${kind}`)}</p>
        {shown.map((limit) => (
          <LimitCard key={limit.period} limit={limit} onChange={() => setPeriod(limit.period)} />
        ))}
      </section>
      <section className={styles.section}>
        <BlockHead icon={<Coffee size={20} />} title={t('rest_title')} />
        <Card isList>
          <MenuRow icon={<Coffee />} onSelect={() => setRest('break')}>
            <RowText title={t('break_title')} line={t('break_line')} />
          </MenuRow>
          <MenuRow icon={<DoorClosed />} onSelect={() => setRest('exclusion')}>
            <RowText title={t('exclusion_title')} line={t('exclusion_line')} />
          </MenuRow>
        </Card>
      </section>
      <LimitSheet limit={shown.find((limit) => limit.period === period)} onClose={() => setPeriod(undefined)} />
      <RestSheet rest={rest} onClose={() => setRest(undefined)} />
    </div>
  )
}

const RowText = ({ title, line }: { title: string; line: string }) => (
  <>
    <span className={styles.rowTitle}>{title}</span>
    <span className={styles.quiet}>{line}</span>
  </>
)

function Resting({ exclusion }: { exclusion: NonNullable<ResponsiblePlayState['exclusion']> }) {
  const { t, i18n } = useTranslation('responsible-play')
  const time = formatDate(exclusion.until, i18n.language, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <output className={styles.resting}>
      <Coffee size={20} aria-hidden="true" />
      <span>{t('resting', { time })}</span>
    </output>
  )
}

function Reminder({ minutes }: { minutes: number }) {
  const { t } = useTranslation('responsible-play')
  const { set, variables, isPending } = useSetRealityCheck()
  return (
    <>
      <p className={styles.quiet}>{t('reminder_about')}</p>
      <SegmentedControl
        label={t('reminder')}
        options={REALITY_CHECK_MINUTES.map((value) => ({ value: String(value), label: t('minutes', { minutes: value }) }))}
        value={String(isPending ? variables : minutes)}
        onChange={(value) => set(Number(value))}
      />
    </>
  )
}
