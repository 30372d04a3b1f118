import { ChoiceChip } from '#client/ui/index.ts'
import styles from './CampaignChoice.module.css'

interface Props {
  label: string
  campaigns: readonly { campaignId: number; title: string }[]
  chosen: number
  onChoose: (campaignId: number) => void
}

/** Which of several campaigns a page shows; nothing to choose where there is one. */
export function CampaignChoice({ label, campaigns, chosen, onChoose }: Props) {
  if (campaigns.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {campaigns.map(({ campaignId, title }) => (
        <ChoiceChip key={campaignId} isOn={campaignId === chosen} onSelect={() => onChoose(campaignId)}>
          {title}
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
