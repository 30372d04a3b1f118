import { useLocation } from 'react-router-dom'
import { BalancePill } from '#client/features/money/wallet/index.ts'
import { SoundButton } from '#client/features/play/game-frame/index.ts'
import { isOpenedHere } from '#client/features/play/launch/index.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { BackBar } from '#client/ui/index.ts'

interface Props {
  backUrl: string
  balance: bigint
  currency: CurrencyMeta
}

/** Back, sound, balance; the name is on the stage. */
export function SlotHeader({ backUrl, balance, currency }: Props) {
  const { state } = useLocation()
  return (
    <BackBar
      title=""
      backTo={isOpenedHere(state) ? undefined : backUrl}
      trailing={
        <>
          <SoundButton />
          <BalancePill of={{ ...currency, sumBalance: balance }} />
        </>
      }
    />
  )
}
