import { useQuery } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { systemStatus, useFlag } from '#client/lib/site.ts'
import { SegmentedControl, Skeleton } from '#client/ui/index.ts'
import styles from './ForgetPage.module.css'
import { LinkForm } from './LinkForm.tsx'
import { MailForm } from './MailForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

/** By phone (first, if the merchant offers it) or by e-mail (SCR-30). */
function Methods() {
  const { t } = useTranslation('password')
  const { isPending } = useQuery(systemStatus())
  const hasPhone = useFlag('CHNGPASSVERIF3')
  const [chosen, setChosen] = useState<'phone' | 'mail'>('phone')
  const method = hasPhone ? chosen : 'mail'
  if (isPending) return <Skeleton shape="list" rows={4} />
  return (
    <>
      {hasPhone && (
        <SegmentedControl
          label={t('method')}
          options={[
            { value: 'phone', label: t('method_phone') },
            { value: 'mail', label: t('method_mail') },
          ]}
          value={method}
          onChange={setChosen}
        />
      )}
      {/* Both tabs keep what was typed. */}
      {hasPhone && (
        <Activity mode={method === 'phone' ? 'visible' : 'hidden'}>
          <PhoneForm />
        </Activity>
      )}
      <Activity mode={method === 'mail' ? 'visible' : 'hidden'}>
        <MailForm />
      </Activity>
    </>
  )
}

/** Forgotten password; with the token of a mailed link, sets a new one. */
export function ForgetPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return <div className={styles.page}>{token ? <LinkForm token={token} /> : <Methods />}</div>
}
