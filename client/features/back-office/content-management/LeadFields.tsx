import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LEADS, SITE_PAGES, type ManagedLead } from '#contract/back-office/content-management/content-management.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useLater } from '#client/lib/use-later.ts'
import { Field, FormError } from '#client/ui/index.ts'
import styles from './ContentManagement.module.css'
import { leadGames } from './content-management.queries.ts'
import { PromotionSelect } from './PromotionSelect.tsx'

interface Props {
  lead: ManagedLead
  onChange: (lead: ManagedLead) => void
  /** The error of one of its fields. */
  errorAt: (field: keyof ManagedLead) => string | undefined
  /** A promotion cannot link to itself. */
  ownId?: number | undefined
}
const NOWHERE: ManagedLead = { redirect: null, externalLink: '', promotionId: null, gameNodeId: '' }

/** Searches by name; the chosen game is always in the list. */
function GameChoice({ lead, onChange, errorAt }: Props) {
  const { t } = useTranslation('content-management')
  const [search, setSearch] = useState('')
  const later = useLater()
  const { data = [] } = useQuery(leadGames({ search }))
  const { data: [chosen] = [] } = useQuery({ ...leadGames({ nodeId: lead.gameNodeId }), enabled: lead.gameNodeId !== '' })
  const games = chosen && !data.some(({ nodeId }) => nodeId === chosen.nodeId) ? [chosen, ...data] : data
  return (
    <div className={styles.stack}>
      <Field
        label={t('lead_game_search')}
        autoComplete="off"
        isClearable
        onChange={({ target }) => later(() => setSearch(target.value.trim()), DEBOUNCE_MS.search)}
      />
      <FilterSelect
        label={t('lead_game')}
        value={lead.gameNodeId}
        onChange={(gameNodeId) => onChange({ ...lead, gameNodeId })}
        options={[
          { value: '', label: t('lead_game_choose') },
          ...games.map(({ nodeId, name, vendor }) => ({ value: nodeId, label: `${name} · ${vendor}` })),
        ]}
      />
      <FormError>{errorAt('gameNodeId')}</FormError>
    </div>
  )
}

/** Where a tap leads: nowhere, a page of the site, another site, a promotion, a game. */
export function LeadFields(props: Props) {
  const { lead, onChange, errorAt } = props
  const { t } = useTranslation('content-management')
  const pagesId = useId()
  // Keep showing an older link to a page that is not released yet.
  const kept = lead.redirect && !(LEADS as readonly string[]).includes(lead.redirect) ? [lead.redirect] : []
  return (
    <div className={styles.stack}>
      <div>
        <FilterSelect
          label={t('lead')}
          value={lead.redirect ?? ''}
          onChange={(redirect) => onChange({ ...NOWHERE, redirect: (redirect || null) as ManagedLead['redirect'] })}
          options={[
            { value: '', label: t('lead_none') },
            ...[...LEADS, ...kept].map((value) => ({ value, label: t(`lead_${value}`) })),
          ]}
        />
        <FormError>{errorAt('redirect')}</FormError>
      </div>
      {lead.redirect === 'PROMO' && (
        <PromotionSelect
          label={t('lead_promotion')}
          none={t('lead_all_promotions')}
          value={lead.promotionId}
          onChange={(promotionId) => onChange({ ...lead, promotionId })}
          error={errorAt('promotionId')}
          ownId={props.ownId}
        />
      )}
      {lead.redirect === 'GAME_LINKAGE' && <GameChoice {...props} />}
      {lead.redirect === 'REDIRECT_URL' && (
        <>
          <Field
            label={t('lead_address')}
            hint={t('lead_address_hint')}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={pagesId}
            value={lead.externalLink}
            error={errorAt('externalLink')}
            onChange={({ target }) => onChange({ ...lead, externalLink: target.value })}
          />
          <datalist id={pagesId}>
            {SITE_PAGES.map((page) => (
              <option key={page} value={page}>
                {page}
              </option>
            ))}
          </datalist>
        </>
      )}
    </div>
  )
}
