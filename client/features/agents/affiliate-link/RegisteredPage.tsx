import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Search, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as affiliateLinkEndpoints from '#contract/agents/affiliate-link.ts'
import { DayGroups, DownloadButton, FilterButton, RangeChips, ReportList, type ReportRange } from '#client/ui/report/index.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { isAgentType } from '#client/lib/member-type.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { ButtonLink, Chip, Field } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import {
  affiliateLinks,
  type RegisteredAsked,
  type RegisteredMember,
  registeredPages,
  registeredQuery,
} from './affiliate-link.queries.ts'
import styles from './Registered.module.css'

function Row({ member }: { member: RegisteredMember }) {
  const { t, i18n } = useTranslation('affiliate-link')
  const { username, nickname, type, registeredAt, affiliateCode, linkName } = member
  const isAgent = isAgentType(type)
  const Icon = isAgent ? Users : UserRound
  return (
    <div className={rowStyles.row}>
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <span className={rowStyles.words}>
        <span className={styles.name}>
          {username}
          {isAgent && <Chip>{t('type_agent')}</Chip>}
        </span>
        <span className={rowStyles.small}>
          {[nickname !== username && nickname, t('by_link', { link: linkName || affiliateCode })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <time className={rowStyles.small} dateTime={new Date(registeredAt).toISOString()}>
        {formatDate(registeredAt, i18n.language, { timeStyle: 'short' })}
      </time>
    </div>
  )
}

/** Everyone who registered through one of the agent’s links: by days, name or link (WIR-37, registered affiliates). */
export function RegisteredPage() {
  const { t, i18n } = useTranslation('affiliate-link')
  const [range, setRange] = useState<ReportRange>({ span: 'days_30' })
  const [typed, setTyped] = useState('')
  const [affiliateCode, setCode] = useState('')
  const username = useDebounced(typed.trim(), DEBOUNCE_MS.search)
  const asked: RegisteredAsked = { range, username, affiliateCode }
  const links = useQuery(affiliateLinks()).data?.list ?? []
  const pages = useInfiniteQuery({ ...registeredPages(asked), placeholderData: keepPreviousData })
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const count = pages.data?.pages[0]?.footer.count
  return (
    <div className={styles.page}>
      <RangeChips range={range} onChange={setRange} />
      <Field
        label={t('find')}
        type="search"
        icon={<Search size={20} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        isClearable
        autoCapitalize="none"
      />
      <div className={rowStyles.tools}>
        <FilterButton
          title={t('link')}
          options={[
            { value: '', label: t('every_link') },
            ...links.map((link) => ({ value: link.affiliateCode, label: link.name || link.affiliateCode })),
          ]}
          value={affiliateCode}
          onChange={setCode}
        />
        <output className={rowStyles.count}>
          {count !== undefined && t('came', { count, number: formatNumber(count, i18n.language) })}
        </output>
        <DownloadButton
          endpoint={affiliateLinkEndpoints.registeredFile}
          query={() => registeredQuery(asked)}
          isDisabled={rows.length === 0}
        />
      </div>
      <div className={styles.rows} aria-busy={pages.isPlaceholderData}>
        <ReportList pages={pages} count={rows.length} empty={t(username ? 'find_empty' : 'empty_registered')}>
          <DayGroups rows={rows} idOf={({ memberId }) => String(memberId)} timeOf={({ registeredAt }) => registeredAt}>
            {(member) => <Row member={member} />}
          </DayGroups>
        </ReportList>
        {pages.data && rows.length === 0 && !username && (
          <ButtonLink variant="secondary" to={`${SCREENS.openAccount.path}?way=link`}>
            {t('to_links')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
