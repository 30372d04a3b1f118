import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '#contract/site/system/status.ts'
import type { SiteMenu } from '#contract/back-office/site-settings/site-settings.ts'
import { EmptyState, ErrorState, IconButton, Skeleton } from '#client/ui/index.ts'
import { Switch } from '#client/ui/Switch.tsx'
import { flat, moved, ordersOf, switched } from './menu-tree.ts'
import { SaveBar, type Change } from './SaveBar.tsx'
import { siteMenu, useSaveMenu } from './site-settings.queries.ts'
import styles from './SiteSettings.module.css'
import { useWaiting } from './waiting.ts'

interface LevelProps {
  nodes: readonly MenuNode[]
  followers: readonly string[]
  nameOf: (modId: string) => string
  onSwitch: (modId: string, isOn: boolean) => void
  onMove: (modId: string, by: -1 | 1) => void
}

function Level({ nodes, ...rest }: LevelProps) {
  const { t } = useTranslation('site-settings')
  const { followers, nameOf, onSwitch, onMove } = rest
  return (
    <ul className={styles.level}>
      {nodes.map(({ modId, enabled, childrenNodes }, index) => {
        const [name, isFollower] = [nameOf(modId), followers.includes(modId)]
        return (
          <li key={modId}>
            <div className={styles.entry}>
              <Switch
                label={name}
                hint={isFollower ? `${modId} · ${t('menu_follows')}` : modId}
                checked={enabled}
                disabled={isFollower}
                onChange={({ target }) => onSwitch(modId, target.checked)}
              />
              <IconButton
                label={t('menu_up', { name })}
                icon={<ChevronUp size={20} />}
                disabled={index === 0}
                onClick={() => onMove(modId, -1)}
              />
              <IconButton
                label={t('menu_down', { name })}
                icon={<ChevronDown size={20} />}
                disabled={index === nodes.length - 1}
                onClick={() => onMove(modId, 1)}
              />
            </div>
            {childrenNodes.length > 0 && <Level nodes={childrenNodes} {...rest} />}
          </li>
        )
      })}
    </ul>
  )
}

/** If the entries have changed meanwhile, a menu cannot be saved over the current one. */
const isOfSameEntries = (one: readonly MenuNode[], other: readonly MenuNode[]) => {
  const ids = (nodes: readonly MenuNode[]) =>
    flat(nodes)
      .map(({ modId }) => modId)
      .toSorted()
      .join(' ')
  return ids(one) === ids(other)
}

function Menu({ version, menu, followers }: SiteMenu) {
  const { t, i18n } = useTranslation('site-settings')
  const { menu: held, change } = useWaiting()
  const save = useSaveMenu()
  const draft = held && isOfSameEntries(held, menu) ? held : menu
  const nameOf = (modId: string) => {
    const key = [`menu_${modId}`, `flag_${modId}`].find((known) => i18n.exists(`site-settings:${known}`))
    return key ? t(key as 'menu_GAMSER') : modId
  }
  const put = (next: readonly MenuNode[]) => change({ menu: JSON.stringify(next) === JSON.stringify(menu) ? undefined : next })
  const words = (isOn: boolean) => t(isOn ? 'on' : 'off')
  const was = new Map(flat(menu).map(({ modId, enabled }) => [modId, enabled]))
  const switches = flat(draft).flatMap(({ modId, enabled }): Change[] => {
    const before = was.get(modId) ?? false
    return before === enabled ? [] : [{ key: modId, name: nameOf(modId), before: words(before), after: words(enabled) }]
  })
  const [ordersWere, orders] = [ordersOf(menu), ordersOf(draft)]
  const namesOf = (ids: readonly string[] = []) => ids.map(nameOf).join(', ')
  const moves = Object.keys(orders).flatMap((parent): Change[] => {
    const [before, after] = [namesOf(ordersWere[parent]), namesOf(orders[parent])]
    return before === after ? [] : [{ key: `order ${parent}`, name: parent ? nameOf(parent) : t('menu_order'), before, after }]
  })
  if (menu.length === 0) return <EmptyState message={t('menu_empty')} />
  return (
    <>
      <p className={styles.intro}>{t('menu_intro')}</p>
      <div className={styles.tree}>
        <Level
          nodes={draft}
          followers={followers}
          nameOf={nameOf}
          onSwitch={(modId, isOn) => put(switched(draft, modId, isOn))}
          onMove={(modId, by) => put(moved(draft, modId, by))}
        />
      </div>
      <SaveBar
        changes={[...switches, ...moves]}
        onSave={async (reason) => {
          await save.mutateAsync({ version, menu: [...draft], reason })
          change({ menu: undefined })
        }}
        onDiscard={() => change({ menu: undefined })}
      />
    </>
  )
}

/** The white-label menu: what is on, and in which order. */
export function MenuPanel() {
  const { data, error, refetch } = useQuery(siteMenu())
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return data ? <Menu {...data} /> : <Skeleton shape="list" rows={8} />
}
