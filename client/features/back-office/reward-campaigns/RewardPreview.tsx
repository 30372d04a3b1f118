import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ClaimWorth, Preview } from '#client/features/back-office/content-management/index.ts'
import { RewardCard } from '#client/features/rewards/reward/index.ts'
import { formatPercent } from '#client/lib/format.ts'
import { type Language, LANGUAGES } from '#client/lib/languages.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { inviteSums } from './invite-values.ts'
import { previewBody } from './preview-body.ts'
import styles from './RewardCampaigns.module.css'
import { mostOf } from './reward-form.ts'
import { type RewardBody, rewardPreview } from './reward-campaigns.queries.ts'
import { isDelivered, isDrawn, type RewardValues } from './reward-values.ts'

interface Props {
  values: RewardValues
  main: Language
}
const nothing = () => undefined
/** The most a claim can give; all milestones count as one claim. */
const greatestOf = (values: RewardValues) =>
  values.template === 'INVITE' ? inviteSums(values.options.invite)?.total : mostOf(values)

function whyOf(values: RewardValues) {
  const { template } = values
  if (isDrawn(template) || template === 'INVITE') return `worth_${template}_why` as const
  return isDelivered(values) ? 'worth_good_why' : 'worth_why'
}

/** BON-06: what a claim is worth against its budget, and the member's card. */
export function RewardPreview({ values, main }: Props) {
  const { t, i18n } = useTranslation(['reward-campaigns', 'content-management'])
  const { money } = useWords()
  const language = LANGUAGES.find((code) => code === i18n.language) ?? main
  const body = previewBody(values, main, t('content-management:preview_untitled'))
  // Compared as text: the form returns a new object for each keystroke.
  const asked = useDebounced(JSON.stringify(body ?? null), DEBOUNCE_MS.search)
  const settled = JSON.parse(asked) as RewardBody | null
  const { data } = useQuery(rewardPreview(settled ?? undefined))
  const shown = settled ? data : undefined
  const [budget, most] = [readAmount(values.claimBudget).value, greatestOf(values)]
  const { template } = values
  const words =
    shown &&
    most &&
    t(isDrawn(template) ? `worth_${template}` : 'worth_of', {
      worth: money(shown.worth),
      amount: money(most),
      percent: formatPercent(Number(shown.worth) / Number(most), i18n.language, 0),
    })
  return (
    <Preview
      language={language}
      above={
        <ClaimWorth
          words={words || undefined}
          why={t(whyOf(values))}
          isOver={shown !== undefined && budget !== undefined && shown.worth > budget}
        />
      }
    >
      {shown ? (
        <RewardCard reward={shown.reward} art={undefined} isFirst={false} onOpen={nothing} />
      ) : (
        <p className={styles.hint}>{t('preview_waits')}</p>
      )}
    </Preview>
  )
}
