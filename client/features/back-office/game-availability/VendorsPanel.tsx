import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ExternalLink, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SwitchedVendor } from '#contract/back-office/game-availability.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, Filters, FilterText, SecondLine } from '#client/ui/back-office/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { Button } from '#client/ui/index.ts'
import { switchedVendors, useSetVendor } from './game-availability.queries.ts'
import styles from './GameAvailability.module.css'
import { LaunchAddressSheet } from './LaunchAddressSheet.tsx'
import { MaintenanceSheet } from './MaintenanceSheet.tsx'
import { StateWord } from './StateWord.tsx'
import { SwitchButton } from './SwitchButton.tsx'
import { useSwitchSheet } from './use-switch-sheet.tsx'

function useWindowWords() {
  const { t } = useTranslation('game-availability')
  const { when } = useWords()
  return ({ maintenanceFrom: start, maintenanceUntil: end }: SwitchedVendor) => {
    const [from, until] = [start === null ? '' : when(start), end === null ? '' : when(end)]
    if (from && until) return t('window_both', { from, until })
    return from ? t('window_from', { from }) : until && t('window_until', { until })
  }
}

/** Vendors: on, off, or under maintenance. */
export function VendorsPanel() {
  const { t, i18n } = useTranslation('game-availability')
  const { get, set } = useTableState()
  const windowOf = useWindowWords()
  const { data, error, refetch } = useQuery(switchedVendors())
  const setVendor = useSetVendor()
  const { ask, sheet } = useSwitchSheet()
  const [planned, setPlanned] = useState<SwitchedVendor>()
  const [addressed, setAddressed] = useState<SwitchedVendor>()
  const asked = get('q').toLowerCase()
  const rows = data?.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(asked))
  const stateOf = ({ isOn, isRunning, isUnderMaintenance }: SwitchedVendor) => {
    if (!isOn) return t('off')
    return isUnderMaintenance ? t('maintenance_now') : t(isRunning ? 'on' : 'state_NOT_RUNNING')
  }
  function addressOf({ launchUrl, commonLaunchUrl }: SwitchedVendor): string {
    if (launchUrl !== null) return new URL(launchUrl).host
    return commonLaunchUrl === null ? t('address_here') : t('address_common', { host: new URL(commonLaunchUrl).host })
  }
  const columns: Column<SwitchedVendor>[] = [
    {
      key: 'name',
      title: t('vendor'),
      render: ({ name, code }) => (
        <>
          {name}
          <SecondLine>{code}</SecondLine>
        </>
      ),
    },
    {
      key: 'switch',
      title: t('switch'),
      render: ({ code, name, isOn }) => (
        <SwitchButton
          ask={ask}
          name={name}
          isOn={isOn}
          onSwitch={(to, reason) => setVendor.mutateAsync({ code, isOn: to, reason })}
        />
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: (row) => <StateWord isOff={!row.isOn || row.isUnderMaintenance}>{stateOf(row)}</StateWord>,
    },
    {
      key: 'maintenance',
      title: t('maintenance'),
      wraps: true,
      render: (row) => (
        <div className={styles.window}>
          <Button
            size="small"
            variant="secondary"
            icon={<CalendarClock size={18} aria-hidden="true" />}
            aria-label={`${t('maintenance_set')}: ${row.name}`}
            onClick={() => setPlanned(row)}
          >
            {t('maintenance_set')}
          </Button>
          {windowOf(row) && <SecondLine>{windowOf(row)}</SecondLine>}
        </div>
      ),
    },
    {
      key: 'address',
      title: t('address'),
      wraps: true,
      render: (row) =>
        row.isInHouse ? (
          t('address_here')
        ) : (
          <div className={styles.window}>
            <Button
              size="small"
              variant="secondary"
              icon={<ExternalLink size={18} aria-hidden="true" />}
              aria-label={`${t('address_set')}: ${row.name}`}
              onClick={() => setAddressed(row)}
            >
              {t('address_set')}
            </Button>
            <SecondLine>{addressOf(row)}</SecondLine>
          </div>
        ),
    },
    { key: 'games', title: t('games_count'), isNumber: true, render: ({ games }) => formatNumber(games, i18n.language) },
  ]
  return (
    <>
      <Filters label={t('filters')}>
        <FilterText label={t('search')} icon={<Search size={18} />} value={get('q')} onChange={(value) => set('q', value)} />
      </Filters>
      <BackOfficeTable
        label={t('tab_vendors')}
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
        error={error}
        onRetry={refetch}
        empty={t('empty_vendors')}
      />
      <LaunchAddressSheet vendor={addressed} onClose={() => setAddressed(undefined)} />
      <MaintenanceSheet vendor={planned} onClose={() => setPlanned(undefined)} />
      {sheet}
    </>
  )
}
