import { ChoiceChip } from '#client/ui/index.ts'
import styles from './CampaignChoice.module.css'

interface Props {
  label: string
  campaigns: readonly { campaignId: number; title: string }[]
  chosen: number
  onChoose: (campaignId: number) => void
}

/** Chooses which of several campaigns a page shows; nothing if there is only one. */
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
