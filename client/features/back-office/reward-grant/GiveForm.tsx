import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '#contract/back-office/reward-grant.ts'
import { Part } from '#client/features/back-office/content-management/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { confirm as ask } from '#client/lib/notices.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Form, SegmentedControl, TextArea } from '#client/ui/index.ts'
import { CampaignField } from './CampaignField.tsx'
import { FilterFields } from './FilterFields.tsx'
import { ForecastPart } from './ForecastPart.tsx'
import type { GiftCampaign } from './give-parts.ts'
import { blockOf } from './grant-blocks.ts'
import { type GrantValues, newGrantValues } from './grant-form.ts'
import { ListFields } from './ListFields.tsx'
import styles from './RewardGrant.module.css'
import { type Forecast, useGive } from './use-give.ts'

interface Props {
  campaigns: readonly [GiftCampaign, ...GiftCampaign[]]
  /** The amount the operator may still give today without a second operator. */
  aloneLeft: bigint
}

/** Asks before a gift is given or proposed: a moment ago the button was a different one. */
function useAskToGive() {
  const { t, i18n } = useTranslation('reward-grant')
  const { money } = useWords()
  return ({ members, total, needsSecond }: Forecast, { title }: GiftCampaign) =>
    ask({
      title: t(needsSecond ? 'propose_sure' : 'give_sure', {
        count: members,
        number: formatNumber(members, i18n.language),
        total: money(total),
      }),
      body: title,
      submit: t(needsSecond ? 'propose' : 'give_now'),
      cancel: t('cancel'),
    })
}

/** Which gift, to whom, what it costs, and why. */
export function GiveForm({ campaigns, aloneLeft }: Props) {
  const { t } = useTranslation('reward-grant')
  const [params] = useSearchParams()
  const chosenBefore = campaigns.find(({ id }) => String(id) === params.get('campaign'))
  const form = useForm<GrantValues>({ defaultValues: newGrantValues((chosenBefore ?? campaigns[0]).id) })
  const values = useWatch({ control: form.control }) as GrantValues
  const { forecast, isStale, error, foresee, give } = useGive(form, values)
  const askToGive = useAskToGive()
  const campaign = campaigns.find(({ id }) => String(id) === values.campaignId) ?? campaigns[0]
  const { errors, isSubmitting } = form.formState
  const sendable = forecast && !blockOf(forecast) ? forecast : undefined

  const submit = form.handleSubmit(async (typed) => {
    if (sendable) return (await askToGive(sendable, campaign)) && give(typed, sendable)
    // Line numbers then start at the first line that is not empty, as in the answer.
    const trimmed = { ...typed, list: typed.list.trim() }
    form.setValue('list', trimmed.list)
    return foresee(trimmed)
  })
  return (
    <Form
      className={styles.form}
      error={error}
      submit={t(!sendable ? 'forecast' : sendable.needsSecond ? 'propose' : 'give_now')}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <Part title={t('part_campaign')}>
        <CampaignField form={form} values={values} campaigns={campaigns} campaign={campaign} />
      </Part>
      <Part title={t('for_whom')}>
        <SegmentedControl
          label={t('for_whom')}
          value={values.by}
          onChange={(by) => form.setValue('by', by)}
          options={[
            { value: 'LIST', label: t('choose_LIST') },
            { value: 'FILTER', label: t('choose_FILTER') },
          ]}
        />
        {values.by === 'LIST' ? (
          <ListFields form={form} values={values} most={campaign.most} />
        ) : (
          <FilterFields form={form} values={values} most={campaign.most} />
        )}
      </Part>
      <Part title={t('part_reason')}>
        <TextArea
          label={t('reason')}
          maxLength={GRANT_REASON_MAX}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (typed) => !sendable || typed.trim().length >= GRANT_REASON_MIN || t('reason_missing'),
          })}
        />
      </Part>
      <ForecastPart forecast={forecast} isStale={isStale} aloneLeft={aloneLeft} />
    </Form>
  )
}
