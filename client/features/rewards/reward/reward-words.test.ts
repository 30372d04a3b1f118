import { describe, expect, it } from 'vitest'
import { rewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import en from '#client/locales/en/reward.json'

/** Their keys are made from the template's name, so that a missing one compiles. */
describe('the words of rewards', () => {
  const words = Object.keys(en)
  const has = (kind: 'offer' | 'how', template: string) =>
    words.some((word) => word === `${kind}_${template}` || word.startsWith(`${kind}_${template.toLowerCase()}`))

  it.each(rewardTemplate.options)('say what %s gives, and what one does for it', (template) => {
    expect([has('offer', template), has('how', template)]).toEqual([true, true])
  })
})
