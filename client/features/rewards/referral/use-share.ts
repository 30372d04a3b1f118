import { useTranslation } from 'react-i18next'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'

export const canShare = () => 'share' in navigator

/** Ways to share a link. */
export function useShare(link: string) {
  const { t } = useTranslation(['referral', 'common'])
  const text = t('share_text')
  async function copy(copied: string): Promise<void> {
    if (await copyText(copied)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  // The phone's own share sheet; closing it without sharing is not an error.
  const share = () => navigator.share({ text, url: link }).catch(() => undefined)
  return {
    text,
    copy,
    share,
    /** For the single button of an empty list. */
    shareOrCopy: () => void (canShare() ? share() : copy(link)),
  }
}
