import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AffiliateLink, LINK_NAME_MAX } from '#contract/agents/affiliate-link.ts'
import { changesOf, type ChosenRates, newcomerRates, RateFields } from '#client/features/agents/rebate/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { ErrorState, Field, Form, PickerField, SegmentedControl, Sheet, Skeleton } from '#client/ui/index.ts'
import { useNewLink } from './affiliate-link.queries.ts'
import styles from './Links.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  onMade: (link: AffiliateLink) => void
  domains: readonly string[]
}
const DAYS = ['0', '7', '30', '90', '365'] as const
const TYPES = ['0', '2'] as const

/** A new link: member or agent, how long it is valid, and the rates. */
export function NewLinkSheet({ isOpen, onClose, onMade, domains }: Props) {
  const { t } = useTranslation('affiliate-link')
  const { data, error, refetch } = useQuery({ ...newcomerRates(), enabled: isOpen })
  const make = useNewLink()
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [type, setType] = useState<(typeof TYPES)[number]>('0')
  const [days, setDays] = useState<(typeof DAYS)[number]>('0')
  const [domain, setDomain] = useState('')
  const [rates, setRates] = useState<ChosenRates>({})
  const submit = () => {
    if (!data) return
    const body = { name, type: Number(type), validDays: Number(days), domain, rebates: changesOf(data.configs, rates) }
    make.mutate(body as Parameters<typeof make.mutate>[0], {
      onSuccess: (link) => {
        setName('')
        setRates({})
        onMade(link)
      },
    })
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('new')}>
      <Form
        submit={t('make')}
        isPending={make.isPending}
        isDisabled={!data}
        error={make.error && errorText(make.error)}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label={t('name')}
          hint={t('name_hint')}
          value={name}
          maxLength={LINK_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
        <SegmentedControl
          label={t('type')}
          options={TYPES.map((value) => ({ value, label: t(value === '0' ? 'type_member' : 'type_agent') }))}
          value={type}
          onChange={setType}
        />
        <PickerField
          label={t('lasts')}
          value={days}
          options={DAYS.map((value) => ({
            value,
            label: value === '0' ? t('state_FOREVER') : t('days', { count: Number(value) }),
          }))}
          onChange={setDays}
        />
        {domains.length > 1 && (
          <PickerField
            label={t('domain')}
            value={domain}
            options={['', ...domains].map((value) => ({ value, label: value || t('domain_main') }))}
            onChange={setDomain}
          />
        )}
        <div className={styles.block}>
          <h3 className={styles.title}>{t('rates')}</h3>
          <p className={styles.quiet}>{t('rates_line')}</p>
          {error && !data ? <ErrorState error={error} onRetry={refetch} /> : null}
          {data ? <RateFields configs={data.configs} rates={rates} onChange={setRates} /> : <Skeleton shape="list" rows={4} />}
        </div>
      </Form>
    </Sheet>
  )
}
