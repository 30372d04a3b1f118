/** The help centre: topics at the side, expandable questions, search, and a site without help. */
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'
import { REFUSED_HANDLER, watchForHarm } from './hostile.ts'
import { failCalls, serveFor, skipRetries } from './site.ts'

test('help is found by topic, by address and by search', async ({ page }) => {
  await test.step('SCR-24 topics are chosen at the side, and questions expand in place', async () => {
    await page.goto('/m/help')
    const topics = page.getByRole('navigation', { name: 'Topics' })
    await expect(topics.getByRole('button', { name: 'Getting started' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()

    await topics.getByRole('button', { name: 'How to withdraw' }).click()
    await expect(page).toHaveURL(/\/m\/help\?i=2$/)
    await expect(page.getByRole('heading', { name: 'How to withdraw' })).toBeVisible()
    const question = page.getByRole('button', { name: 'How long does it take?' })
    await expect(page.getByText('The first one may take longer')).toBeHidden()
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('The first one may take longer')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await question.click()
    await expect(page.getByText('The first one may take longer')).toBeHidden()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'How to withdraw' })).toBeVisible()
  })

  await test.step('the address selects the first topic, by index or tag', async () => {
    for (const [i, title] of [
      ['1', 'How to deposit'],
      ['withdraw', 'How to withdraw'],
      ['99', 'Getting started'],
      ['nonsense', 'Getting started'],
    ]) {
      await page.goto(`/m/help?i=${i}`)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
  })

  await test.step('a search covers every topic and question', async () => {
    await page.goto('/m/help')
    const search = page.getByRole('searchbox', { name: 'Search help' })
    await search.fill('RECEIPT deposit')
    const results = page.getByRole('region', { name: 'Matching answers' })
    await expect(results.getByRole('status')).toContainText('found')
    await results.getByRole('button', { name: /My deposit hasn’t arrived/ }).click()
    await expect(results.getByText('send us the receipt')).toBeVisible()
    await expectAccessible(page)

    await search.fill('zeppelin')
    await expect(results).toContainText('No answers yet.')
    await page.getByRole('button', { name: 'Clear Search help' }).click()
    await expect(page.getByRole('navigation', { name: 'Topics' })).toBeVisible()
  })
})

test.describe('a site of its own', () => {
  test.use({ allowedProblem: REFUSED_HANDLER })

  test('says that it has no help, and shows hostile texts without harm', async ({ page, given }) => {
    const merchant = await given.merchant()
    await serveFor(page, merchant)

    await test.step('a site without help says so; help that fails can be reloaded', async () => {
      const mend = await failCalls(page, 'helpCenter')
      await page.clock.install()
      await page.goto('/m/help')
      await skipRetries(page, page.getByRole('alert'))
      await mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('There are no help topics yet.')).toBeVisible()
    })

    await test.step('hostile texts are harmless', async () => {
      const hostile = '<p>Hello</p><script>window.pwned=1</script><img src=x onerror="window.pwned=1">'
      const questions = [{ title: '<b onclick="window.pwned=1">Why?</b>', content: hostile }]
      await given.helpTopic({
        merchant,
        language: 'en',
        title: '<img src=x onerror="window.pwned=1">',
        content: hostile,
        questions,
      })
      const expectNoHarm = await watchForHarm(page)
      await page.goto('/m/help')
      await page.getByRole('button', { name: 'Why?' }).click()
      await expect(page.getByText('Hello')).toHaveCount(2)
      await expectNoHarm()
    })
  })
})
