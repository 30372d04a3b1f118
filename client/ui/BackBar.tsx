import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { hasPageBefore } from '#client/lib/go-back.ts'
import styles from './BackBar.module.css'
import { GlassHeader } from './GlassBar.tsx'
import { IconButton } from './IconButton.tsx'

interface Props {
  title: string
  /** An explicit back path; the default is one step back in the history, or the parent if there is none. */
  backTo?: string
  /** The default is home. */
  parent?: string
  hasBack?: boolean
  /** Below the title: a line that opens more about it. */
  below?: ReactNode
  /** At the right end: language, sound, balance. */
  trailing?: ReactNode
}

const HOME = '/'

export function BackBar({ title, backTo, parent = HOME, hasBack = true, below, trailing }: Props) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const back = () => {
    if (backTo) void navigate(backTo)
    else if (hasPageBefore()) void navigate(-1)
    else void navigate(parent, { replace: true })
  }
  return (
    <GlassHeader className={styles.bar}>
      <div className={styles.side}>
        {hasBack && <IconButton label={t('back')} icon={<ChevronLeft size={24} />} onClick={back} />}
      </div>
      {/* A page that sets its own title does so once it has loaded. */}
      {title && (
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {below}
        </div>
      )}
      <div className={styles.trailing}>{trailing}</div>
    </GlassHeader>
  )
}
