import type { RankTemplate } from '#contract/rewards/reward/reward-template.ts'
import birthday from './art/birthday.svg'
import rebate from './art/rebate.svg'
import salary from './art/salary.svg'
import up from './art/up.svg'
import styles from './Benefits.module.css'

const ART = { RANK_UP: up, RANK_SALARY: salary, BIRTHDAY: birthday, REBATE: rebate } as const satisfies Record<
  RankTemplate,
  string
>
const SIZE = 56

/** Decorative, beside its title. */
export const GiftArt = ({ template }: { template: RankTemplate }) => (
  <img src={ART[template]} alt="" width={SIZE} height={SIZE} draggable={false} className={styles.art} />
)
