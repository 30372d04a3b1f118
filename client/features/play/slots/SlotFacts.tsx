import styles from './SlotFacts.module.css'

export interface Fact {
  label: string
  value: string
  /** The value as a fraction. */
  exact?: string | null
}

/** A slot's figures, one per line. */
export const SlotFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, exact }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {exact && <span className={styles.exact}>{exact}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
