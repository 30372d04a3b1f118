import { Chip } from '#client/ui/index.ts'
import styles from './GameAvailability.module.css'

/** Off in coral, on in a quiet colour: what is out of the ordinary stands out. */
export const StateWord = ({ isOff, children }: { isOff: boolean; children: string }) => (
  <Chip className={isOff ? styles.off : undefined}>{children}</Chip>
)
