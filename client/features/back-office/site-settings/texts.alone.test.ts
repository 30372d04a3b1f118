// @vitest-environment jsdom
/** Every setting, flag and category has its texts: they are found by name, which the compiler cannot check. */
import { describe, expect, it } from 'vitest'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import { SETTINGS } from '#contract/back-office/site-settings/setting-list.ts'
import { FLAG_IDS } from '#contract/back-office/site-settings/site-flags.ts'
import common from '#client/locales/en/common.json'
import list from '#client/locales/en/setting-list.json'
import texts from '#client/locales/en/site-settings.json'
import { isLanguage } from '#client/lib/languages.ts'
import { keyOf, optionKeyOf } from './setting-words.ts'

const has = (known: object, keys: readonly string[]) => expect(keys.filter((key) => !(key in known))).toEqual([])

describe('the texts of the site settings', () => {
  it('name and explain every setting', () => {
    has(
      list,
      SETTINGS.flatMap(({ path }) => [`label.${keyOf(path).key}`, `help.${keyOf(path).key}`]),
    )
    has(
      list,
      SETTINGS.flatMap(({ path }) => keyOf(path).part ?? []).map((part) => `part_${part}`),
    )
  })

  it('name every choice', () => {
    const options = SETTINGS.flatMap((setting) =>
      (setting.kind === 'choice' || setting.kind === 'choices' ? setting.options : [])
        .filter((option) => !isLanguage(option))
        .map((option) => optionKeyOf(setting.path, option)),
    )
    has(list, options)
    has(
      common,
      GAME_CATEGORIES.map((category) => `category_${category}`),
    )
  })

  it('belong to existing settings and choices', () => {
    const labels = new Set(SETTINGS.map(({ path }) => `label.${keyOf(path).key}`))
    expect(Object.keys(list).filter((key) => key.startsWith('label.') && !labels.has(key))).toEqual([])
  })

  it('name every flag', () =>
    has(
      texts,
      FLAG_IDS.map((id) => `flag_${id}`),
    ))
})
