import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SwitchedCategory } from '#contract/back-office/game-availability.ts'
import { BackOfficeTable, type Column } from '#client/ui/back-office/index.ts'
import { SiteDoorCard } from '#client/features/back-office/site-settings/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { switchedCategories, useSetCategory } from './game-availability.queries.ts'
import styles from './GameAvailability.module.css'
import { StateWord } from './StateWord.tsx'
import { SwitchButton } from './SwitchButton.tsx'
import { useSwitchSheet } from './use-switch-sheet.tsx'

/** The broadest switches: the whole site, and a category of games. */
export function CategoriesPanel() {
  const { t, i18n } = useTranslation('game-availability')
  const { t: common } = useTranslation('common')
  const { data, error, refetch } = useQuery(switchedCategories())
  const setCategory = useSetCategory()
  const { ask, sheet } = useSwitchSheet()
  const columns: Column<SwitchedCategory>[] = [
    { key: 'category', title: t('category'), render: ({ category }) => common(`category_${category}`) },
    { key: 'state', title: t('state'), render: ({ isOn }) => <StateWord isOff={!isOn}>{t(isOn ? 'on' : 'off')}</StateWord> },
    {
      key: 'switch',
      title: t('switch'),
      render: ({ category, isOn }) => (
        <SwitchButton
          ask={ask}
          name={common(`category_${category}`)}
          isOn={isOn}
          onSwitch={(to, reason) => setCategory.mutateAsync({ category, isOn: to, reason })}
        />
      ),
    },
    { key: 'games', title: t('games_count'), isNumber: true, render: ({ games }) => formatNumber(games, i18n.language) },
  ]
  return (
    <>
      <SiteDoorCard />
      <h2 className={styles.title}>{t('categories')}</h2>
      <p className={styles.intro}>{t('categories_intro')}</p>
      <BackOfficeTable
        label={t('categories')}
        columns={columns}
        rows={data}
        rowKey={({ category }) => category}
        error={error}
        onRetry={refetch}
        empty={t('empty_games')}
      />
      {sheet}
    </>
  )
}
