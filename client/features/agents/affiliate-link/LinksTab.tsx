import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AffiliateLink } from '#contract/agents/affiliate-link.ts'
import { formatNumber } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card, Chip, type ChipTone, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { affiliateLinks } from './affiliate-link.queries.ts'
import { LinkSheet } from './LinkSheet.tsx'
import styles from './Links.module.css'
import { NewLinkSheet } from './NewLinkSheet.tsx'

const TONE: Record<AffiliateLink['status'], ChipTone> = { IN_USE: 'win', FOREVER: 'win', EXPIRED: 'quiet', CLOSED: 'quiet' }

/** An agent's links, each with its registrations, and a button for a new one (SCR-40). */
export function LinksTab() {
  const { t, i18n } = useTranslation('affiliate-link')
  const { data, error, refetch } = useQuery(affiliateLinks())
  const [shownId, setShownId] = useState<number>()
  const [isNew, setNew] = useState(false)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={4} />
  const shown = data.list.find(({ affiUrlId }) => affiUrlId === shownId)
  const number = (value: number) => formatNumber(value, i18n.language)
  const button = (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setNew(true)}>
      {t('new')}
    </Button>
  )
  return (
    <div className={styles.section}>
      <p className={styles.lead}>{t('lead')}</p>
      {data.list.length === 0 ? (
        <EmptyState message={t('empty')} action={button} />
      ) : (
        <>
          {button}
          <ButtonLink variant="secondary" to={SCREENS.registered.path}>
            {t('everybody')}
          </ButtonLink>
          <Card isList>
            {data.list.map((link) => (
              <button key={link.affiUrlId} type="button" className={styles.row} onClick={() => setShownId(link.affiUrlId)}>
                <span className={styles.words}>
                  <span className={styles.name}>
                    {link.name || <span className={styles.code}>{link.affiliateCode}</span>}
                    <Chip tone={TONE[link.status]}>{t(`state_${link.status}`)}</Chip>
                    {link.isAgent && <Chip>{t('type_agent')}</Chip>}
                  </span>
                  <span className={styles.quiet}>
                    {t('counts', { clicks: number(link.clickCount), registered: number(link.registeredCount) })}
                  </span>
                </span>
                <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
              </button>
            ))}
          </Card>
        </>
      )}
      {shown && <LinkSheet key={shown.affiUrlId} link={shown} onClose={() => setShownId(undefined)} />}
      <NewLinkSheet
        isOpen={isNew}
        onClose={() => setNew(false)}
        domains={data.domains}
        onMade={({ affiUrlId }) => {
          setNew(false)
          setShownId(affiUrlId)
        }}
      />
    </div>
  )
}
