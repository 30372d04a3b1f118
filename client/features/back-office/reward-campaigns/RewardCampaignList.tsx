import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { editorFacts, StateWords } from '#client/features/back-office/content-management/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatDate } from '#client/lib/format.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, PageHead, SecondLine } from '#client/ui/back-office/index.ts'
import { Button } from '#client/ui/index.ts'
import { BudgetBar, BudgetWarning } from './BudgetBar.tsx'
import styles from './RewardCampaigns.module.css'
import { allRewards } from './reward-campaigns.queries.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { useAmountWords } from './use-amount-words.ts'

/** How a reward is paid or, if it is delivered, what it is. */
function paidWord({ rule, paidAs }: ManagedReward['body']) {
  const delivery = rule.template === 'POINTS' ? rule.options.delivery : undefined
  return delivery ? (`delivery_${delivery}` as const) : (`paid_${paidAs}` as const)
}

/** All reward campaigns in order; if there are none, the kinds to choose from. */
export function RewardCampaignList() {
  const { t, i18n } = useTranslation(['reward-campaigns', 'content-management'])
  const navigate = useNavigate()
  const { money } = useWords()
  const amountWords = useAmountWords()
  const { data: facts } = useQuery(editorFacts())
  const day = (at: number) => formatDate(at, i18n.language, { dateStyle: 'medium', ...(facts && { timeZone: facts.zone }) })
  const { data, error, refetch } = useQuery(allRewards())
  const columns: Column<ManagedReward>[] = [
    {
      key: 'title',
      title: t('content-management:field_title'),
      wraps: true,
      render: ({ title, missing, body }) => (
        <>
          {title}
          <SecondLine>{t(`template_${body.rule.template}`)}</SecondLine>
          {missing.length > 0 && (
            <SecondLine>
              {t('content-management:missing_in', {
                languages: missing.map((language) => LANGUAGE_NAME[language]).join(', '),
              })}
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: t('content-management:state'),
      render: (campaign) => (
        <>
          <StateWords state={campaign.state} />
          <BudgetWarning campaign={campaign} />
          <SecondLine>{t('from_day', { day: day(campaign.startAt) })}</SecondLine>
          <SecondLine>
            {/* The last day of a campaign that ends at midnight is the day before. */}
            {campaign.endAt === null
              ? t('content-management:long_term_short')
              : t('content-management:until', { when: day(campaign.endAt - 1) })}
          </SecondLine>
        </>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      isNumber: true,
      render: ({ body }) => (
        <>
          {amountWords(body.rule)}
          <SecondLine>{t(paidWord(body))}</SecondLine>
        </>
      ),
    },
    { key: 'budget', title: t('budget'), render: (campaign) => <BudgetBar campaign={campaign} /> },
    { key: 'claimed', title: t('claims'), isNumber: true, render: ({ claimed }) => claimed },
    {
      key: 'worth',
      title: t('worth'),
      isNumber: true,
      render: ({ worth, body }) => (
        <span className={cx(worth > body.claimBudget && styles.over)}>
          {money(worth)}
          <SecondLine>{t('of_claim_budget', { budget: money(body.claimBudget) })}</SecondLine>
        </span>
      ),
    },
  ]
  const isEmpty = data?.length === 0
  return (
    <>
      <PageHead title={t('title')}>
        {!isEmpty && (
          <Button size="small" icon={<Plus size={18} />} onClick={() => void navigate('/operator/rewards/new')}>
            {t('new')}
          </Button>
        )}
      </PageHead>
      {isEmpty ? (
        <>
          <p className={styles.hint}>{t('empty')}</p>
          <TemplateChoice />
        </>
      ) : (
        <>
          {facts && <p className={styles.hint}>{t('content-management:zone', { zone: facts.zone })}</p>}
          <div className={styles.listed}>
            <BackOfficeTable
              label={t('title')}
              columns={columns}
              rows={data}
              rowKey={({ id }) => id}
              error={error}
              onRetry={refetch}
              empty={t('empty')}
              onOpen={({ id }) => void navigate(`/operator/rewards/${id}`)}
            />
          </div>
        </>
      )}
    </>
  )
}
