/** A figure day by day, as a line; the table below has the same numbers. */
import 'uplot/dist/uPlot.min.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import uPlot from 'uplot'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'
import { useTheme } from '#client/lib/theme.ts'
import { ChoiceChip } from '#client/ui/index.ts'
import styles from './DaysChart.module.css'
import type { TeamDay } from './team-report.queries.ts'

const METRICS = ['validTurnover', 'PnL', 'deposit', 'betCount', 'registerCount'] as const
type Metric = (typeof METRICS)[number]

const HEIGHT = 200
const SECOND_MS = 1_000
const MONEY_SCALE = 10_000
const LINE = 2
const POINT = 6
const AXIS = 46
const FADE = '22'

/** As a number: the chart needs no cents. */
const plain = (value: bigint | number) => (typeof value === 'bigint' ? Number(value) / MONEY_SCALE : value)
const role = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

interface Reading {
  day: string
  value: string
}

/** Drawn in the current theme's colours; a change of theme remounts it. */
function Plot({
  days,
  metric,
  onRead,
}: {
  days: readonly TeamDay[]
  metric: Metric
  onRead: (reading: Reading | undefined) => void
}) {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  const box = useRef<HTMLDivElement>(null)
  const notifyRead = useEffectEvent(onRead)
  const { language } = i18n

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const nameOf = (seconds: number, options: Intl.DateTimeFormatOptions) =>
      formatDate(seconds * SECOND_MS, language, { ...options, timeZone: 'UTC' })
    const format = (value: bigint | number) =>
      typeof value === 'bigint' ? formatMoney(value, currency, { language }) : formatNumber(value, language)
    const line = role('--mango')
    const axis = { stroke: role('--text-2'), font: `11px ${role('--font-text')}`, ticks: { show: false } }
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        tzDate: (seconds) => uPlot.tzDate(new Date(seconds * SECOND_MS), 'UTC'),
        cursor: { y: false, drag: { x: false, y: false }, points: { size: POINT, fill: line } },
        axes: [
          {
            ...axis,
            grid: { show: false },
            space: 56,
            incrs: [1, 2, 3, 7, 14].map((count) => count * 86_400),
            values: (_, ticks) => ticks.map((tick) => nameOf(tick, { day: 'numeric', month: 'short' })),
          },
          {
            ...axis,
            size: AXIS,
            grid: { stroke: role('--line'), width: 1 },
            values: (_, ticks) => ticks.map((tick) => formatNumber(tick, language, { notation: 'compact' })),
          },
        ],
        series: [
          {},
          { stroke: line, width: LINE, fill: `${line}${FADE}`, points: { show: days.length <= 14, fill: line, size: POINT } },
        ],
        hooks: {
          setCursor: [
            (plot) => {
              const row = plot.cursor.idx === null || plot.cursor.idx === undefined ? undefined : days[plot.cursor.idx]
              notifyRead(
                row && {
                  day: nameOf(Date.parse(row.day) / SECOND_MS, { day: 'numeric', month: 'short' }),
                  value: format(row[metric]),
                },
              )
            },
          ],
        },
      },
      [days.map(({ day }) => Date.parse(day) / SECOND_MS), days.map((row) => plain(row[metric]))],
      element,
    )
    const watcher = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      chart.destroy()
    }
  }, [days, metric, language, currency])

  return <div ref={box} className={styles.chart} aria-hidden="true" />
}

export function DaysChart({ days }: { days: readonly TeamDay[] }) {
  const { t } = useTranslation('team-report')
  const theme = useTheme()
  const [metric, setMetric] = useState<Metric>('validTurnover')
  const [reading, setReading] = useState<Reading>()
  return (
    <section className={styles.box}>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('chart')}</legend>
        {METRICS.map((name) => (
          <ChoiceChip key={name} isOn={name === metric} onSelect={() => setMetric(name)}>
            {t(name)}
          </ChoiceChip>
        ))}
      </fieldset>
      <div className={styles.card}>
        <p className={styles.reading} aria-hidden="true">
          {reading ? (
            <>
              <span>{reading.day}</span> <strong>{reading.value}</strong>
            </>
          ) : (
            t('touch_chart')
          )}
        </p>
        <Plot key={theme} days={days} metric={metric} onRead={setReading} />
      </div>
    </section>
  )
}
