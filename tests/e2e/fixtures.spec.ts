import { test } from './fixtures.ts'

test('an answer still in flight when a test ends fails no test', async ({ page }) => {
  await page.goto('/m/set')
  const isClosed = new Promise((resolve) => page.once('close', resolve))
  await new Promise<void>((resolve) => {
    void page.route('**/wps/v2/system/status', async (route) => {
      const answer = await route.fetch()
      resolve()
      await isClosed
      await route.fulfill({ json: await answer.json() })
    })
    void page.evaluate(() => void fetch('/wps/v2/system/status', { headers: { Merchant: 'demo' } }))
  })
})
