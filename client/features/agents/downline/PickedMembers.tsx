import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/index.ts'
import styles from './Downline.module.css'
import { useTeamWords } from './use-team-words.ts'

interface Props {
  count: number
  /** Undefined = the agent may not send money. */
  onSend: (() => void) | undefined
  onMove: () => void
}

/** How many members are selected, and what can be done with them at once. */
export function PickedMembers({ count, onSend, onMove }: Props) {
  const { t } = useTranslation('downline')
  const { number } = useTeamWords()
  return (
    <div className={styles.picked}>
      <output>{t('picked', { count, number: number(count) })}</output>
      {onSend && (
        <Button size="small" onClick={onSend}>
          {t('send')}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={onMove}>
        {t('move')}
      </Button>
    </div>
  )
}
