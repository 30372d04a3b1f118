import { Headset, MessageCircle, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContacts } from '#client/features/site/system/index.ts'
import { Card, EmptyState, ErrorState, MenuRow, Sheet, Skeleton } from '#client/ui/index.ts'
import styles from './ContactSheet.module.css'

const ICON: Partial<Record<string, ReactNode>> = { FACEBOOK: <MessageCircle />, TELEGRAM: <Send /> }

function Contacts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const { data: contacts, isPending, error, refetch } = useContacts()
  if (isPending) return <Skeleton rows={2} />
  if (!contacts) return <ErrorState error={error} onRetry={refetch} />
  if (contacts.length === 0) return <EmptyState message={t('contact_none')} />
  return (
    <Card isList>
      {contacts.map(({ kind, title, address }) => (
        <MenuRow key={address} icon={ICON[kind] ?? <Headset />} href={address} onSelect={onClose}>
          {title}
        </MenuRow>
      ))}
    </Card>
  )
}

/** Customer service: the merchant's live chat and other channels. */
export function ContactSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contact')}>
      <p className={styles.intro}>{t('contact_intro')}</p>
      <Contacts onClose={onClose} />
    </Sheet>
  )
}
