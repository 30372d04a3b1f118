import type { ComponentProps, ReactNode } from 'react'
import { BetPad } from './BetPad.tsx'
import { CashOutButton } from './CashOutButton.tsx'
import { StepNotice } from './StepNotice.tsx'
import type { StepPlay } from './use-step-play.ts'

interface Props extends Omit<ComponentProps<typeof BetPad>, 'play' | 'profit' | 'tools' | 'inRound'> {
  play: StepPlay
  /** Shown in the cash-out button while there is no win yet. */
  nothingYet: string
  /** Beside the cash-out button. */
  beside?: ReactNode
}

/** The bet pad of a game in steps: while a round is open, its button ends the round instead of starting one. */
export function StepPad({ nothingYet, beside, children, ...pad }: Props) {
  const { play, session, onReopen } = pad
  const { open, auto } = play
  const inRound =
    open && !auto.isOn
      ? {
          button: (
            <>
              {beside}
              <CashOutButton play={play} currency={session} nothingYet={nothingYet} />
            </>
          ),
          notice: <StepNotice play={play} round={open} onReopen={onReopen} />,
        }
      : undefined
  return (
    <BetPad {...pad} profit={null} inRound={inRound}>
      {children}
    </BetPad>
  )
}
