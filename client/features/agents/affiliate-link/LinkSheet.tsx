import { useInfiniteQuery } from '@tanstack/react-query'
import { Copy, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AffiliateLink } from '#contract/agents/affiliate-link.ts'
import { Facts } from '#client/ui/report/index.ts'
import { copyText } from '#client/lib/copy.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { formatStep } from '#client/lib/rate.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, Card, Sheet } from '#client/ui/index.ts'
import { QrCode } from '#client/ui/QrCode.tsx'
import { registeredBy, useCloseLink } from './affiliate-link.queries.ts'
import styles from './Links.module.css'

/** Members who registered through the link, newest first. */
function Registered({ affiliateCode }: { affiliateCode: string }) {
  const { t, i18n } = useTranslation('affiliate-link')
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(registeredBy(affiliateCode))
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  if (rows.length === 0) return null
  return (
    <section className={styles.block}>
      <h3 className={styles.title}>{t('registered')}</h3>
      <Card isList>
        {rows.map(({ memberId, username, nickname, registeredAt }) => (
          <div key={memberId} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>{nickname || username}</span>
              <span className={styles.quiet}>{username}</span>
            </span>
            <time className={styles.quiet} dateTime={new Date(registeredAt).toISOString()}>
              {formatDate(registeredAt, i18n.language)}
            </time>
          </div>
        ))}
      </Card>
      {hasNextPage && (
        <Button variant="secondary" size="small" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

/** A link to share: its address, a QR code, its rates, and who registered. */
export function LinkSheet({ link, onClose }: { link: AffiliateLink; onClose: () => void }) {
  const { t, i18n } = useTranslation(['affiliate-link', 'common'])
  const close = useCloseLink()
  const isOpen = link.status === 'IN_USE' || link.status === 'FOREVER'
  const copy = async () => {
    if (await copyText(link.url)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  // The phone's own share sheet; closing it without sharing is not an error.
  const share = () => navigator.share({ title: 'Palaro', text: t('share_text'), url: link.url }).catch(() => undefined)
  const askClose = async () => {
    const isSure = await confirm({
      title: t('close_sure'),
      body: t('close_why'),
      submit: t('close'),
      cancel: t('common:back'),
      isDangerous: true,
    })
    if (isSure) whenDone(close.mutateAsync(link.affiUrlId), { onSuccess: onClose, onError: (error) => void toastError(error) })
  }
  const number = (value: number) => formatNumber(value, i18n.language)
  const rate = ({ rebateValue, series }: AffiliateLink['rebates'][number]) => {
    const percent = formatStep(rebateValue, i18n.language)
    return series > 0 ? `${series} · ${percent}` : percent
  }
  return (
    <Sheet isOpen onClose={onClose} title={link.name || link.affiliateCode}>
      <div className={styles.share}>
        {isOpen && (
          <>
            <QrCode text={link.url} label={t('qr')} className={styles.qr} />
            <p className={styles.address}>{link.url}</p>
            <div className={styles.actions}>
              <Button variant="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
                {t('copy')}
              </Button>
              {'share' in navigator && (
                <Button icon={<Share2 size={18} aria-hidden="true" />} onClick={() => void share()}>
                  {t('share')}
                </Button>
              )}
            </div>
          </>
        )}
        <Facts
          facts={[
            { label: t('code'), value: link.affiliateCode, copied: link.affiliateCode },
            { label: t('type'), value: t(link.isAgent ? 'type_agent' : 'type_member') },
            { label: t('state'), value: t(`state_${link.status}`) },
            ...(link.expiresAt
              ? [
                  {
                    label: t('until'),
                    value: formatDate(link.expiresAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
                  },
                ]
              : []),
            { label: t('clicks'), value: number(link.clickCount) },
            { label: t('registered'), value: number(link.registeredCount) },
            ...link.rebates.map((one) => ({ label: t(`common:category_${one.type}`), value: rate(one) })),
          ]}
        />
        <Registered affiliateCode={link.affiliateCode} />
        {isOpen && !link.isDefault && (
          <Button variant="ghost" isLoading={close.isPending} onClick={() => void askClose()}>
            {t('close')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
