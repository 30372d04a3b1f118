import { Chip } from '#client/ui/index.ts'
import styles from './GameSwitch.module.css'

/** Off in coral, on in quiet: what is not as usual is seen first. */
export const StateWord = ({ isOff, children }: { isOff: boolean; children: string }) => (
  <Chip className={isOff ? styles.off : undefined}>{children}</Chip>
)
