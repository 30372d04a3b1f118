import type { Page } from '@playwright/test'
import { uniqueMobile } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const usernameField = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const captchaField = (page: Page) => page.getByRole('textbox', { name: 'Captcha' })
const logInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' })
const refusal = (page: Page, hasText: string | RegExp) => page.getByRole('alert').filter({ hasText })
const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()

async function fill(page: Page, username: string, password: string) {
  await usernameField(page).fill(username)
  await passwordField(page).fill(password)
}

/** As if the session had ended with the tab. */
const forgetSession = (page: Page) => page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))

async function logIn(page: Page, username: string, password: string) {
  await fill(page, username, password)
  await logInButton(page).click()
}

/** Answers with a refusal, as if the site had changed meanwhile. */
const refuse = (page: Page, path: string, status: number, errorCode: string) =>
  page.route(path, (route) => route.fulfill({ status, json: { success: false, errorCode, value: {} } }))

test('the form reports what is wrong, keeps what was typed, and logs in once', async ({ page, given }) => {
  const member = await given.member()
  await page.goto('/m/login')

  await test.step('it reports what is missing and focuses it, accessibly in both themes', async () => {
    await expect(page.getByRole('radio', { name: 'SMS code' })).toBeVisible()
    await logInButton(page).click()
    await expect(page.getByText('Enter your username')).toBeVisible()
    await expect(page.getByText('Enter your password')).toBeVisible()
    await expect(usernameField(page)).toBeFocused()
    await expectAccessibleInBothThemes(page)

    await fill(page, 'two words', '123')
    await expect(page.getByText('4 to 50 letters or digits, or an e-mail address')).toBeVisible()
    await expect(page.getByText('Check the length of your password')).toBeVisible()
  })

  await test.step('a locked account is told who to contact', async () => {
    const locked = await given.member({ status: 'LOCKED' })
    await logIn(page, locked.username, locked.password)
    await expect(refusal(page, 'This account is locked. Please contact customer service.')).toBeVisible()
    await usernameField(page).fill('another')
    await expect(page.getByText('This account is locked')).toBeHidden()
  })

  await test.step('without a connection, or with a failing server, nothing typed is lost', async () => {
    await fill(page, member.username, member.password)
    await page.context().setOffline(true)
    await logInButton(page).click()
    await expect(refusal(page, 'No connection. Check your internet and try again.')).toBeVisible()
    await page.context().setOffline(false)

    await refuse(page, '**/wps/session/login', 500, 'unknown.system.err')
    await logInButton(page).click()
    await expect(refusal(page, 'Unknown error. Please try again.')).toBeVisible()
    await page.unroute('**/wps/session/login')
    await expect(usernameField(page)).toHaveValue(member.username)
  })

  await test.step('the eye button shows the password, and a double tap logs in once', async () => {
    let logins = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/session/login')) logins += 1
    })
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'password')

    await logInButton(page).dblclick()
    await expect(balance(page)).toBeVisible()
    expect(logins).toBe(1)
  })

  await test.step('its problems change language with the page', async () => {
    await forgetSession(page)
    await page.goto('/m/login')
    await fill(page, 'two words', '123')
    await logInButton(page).click()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Tiếng Việt' }).click()
    await expect(page.getByText('4 đến 50 chữ hoặc số, hoặc một e-mail')).toBeVisible()
  })
})

test('a guest logs in and returns to where login was opened, remembered or not', async ({ page, given }) => {
  const member = await given.member()
  await given.favourites(member.id, ['Golden Carp'])

  await test.step('a guest logs in and returns to where login was opened', async () => {
    await page.goto('/m/gameList?type=fav')
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByText('Please log in to see your favourites')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await logIn(page, member.username.toUpperCase(), member.password)

    await expect(page).toHaveURL(/\/m\/gameList\?type=fav$/)
    await expect(page.getByRole('article', { name: 'Golden Carp' })).toBeVisible()
  })

  await test.step('a member who opens the login is led home', async () => {
    await page.goto('/m/login')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('remember me fills the form next time, and forgets when it is unticked', async () => {
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.password)

    await forgetSession(page)
    await page.goto('/m/login')
    await expect(usernameField(page)).toHaveValue(member.username.toUpperCase())
    await expect(passwordField(page)).toHaveValue(member.password)
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
    await logInButton(page).click()
    await expect(balance(page)).toBeVisible()

    await forgetSession(page)
    await page.goto('/m/login')
    await expect(usernameField(page)).toHaveValue('')
  })
})

test('wrong passwords require a captcha, then lock the account for a while', async ({ page, given, readCaptcha }) => {
  // Half of the usual tries.
  const merchant = await given.merchant({ settings: { session: { lockAfterFailures: 5 } } })
  await serveFor(page, merchant)
  const member = await given.member({ merchant })
  const answer = captchaField(page).locator('visible=true')
  const picture = page.getByRole('button', { name: 'New picture' }).locator('img').locator('visible=true')
  const shown = async () => (await picture.getAttribute('src'))!
  await page.goto('/m/login')

  await test.step('SCR-27 three wrong passwords require a captcha', async () => {
    await logIn(page, member.username, 'wrong-pass')
    await expect(refusal(page, 'Wrong username or password. Attempts left before a captcha is needed: 2.')).toBeVisible()
    await expect(passwordField(page)).toBeFocused()
    await expect(captchaField(page)).toBeHidden()
    await logIn(page, member.username, 'wrong-pass')
    await expect(refusal(page, 'captcha is needed: 1.')).toBeVisible()
    await logIn(page, member.username, 'wrong-pass')
    await expect(refusal(page, 'before the account is locked for a while: 2.')).toBeVisible()
    await expect(answer).toBeVisible()
    await expect(answer).toHaveAttribute('maxlength', '6')
    await expect(answer).toHaveAttribute('inputmode', 'numeric')

    const first = await shown()
    await page.getByRole('button', { name: 'New picture' }).click()
    await expect(picture).not.toHaveAttribute('src', first)
  })

  await test.step('another tab loads another picture, and the code has its own captcha', async () => {
    const first = await shown()
    await page.getByRole('radio', { name: 'SMS code' }).check()
    await expect(picture).not.toHaveAttribute('src', first)
    const second = await shown()
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567')
    await answer.fill('12a')
    await logInButton(page).locator('visible=true').click()
    await expect(page.getByText('Digits only, up to six')).toBeVisible()

    await page.getByRole('radio', { name: 'Username' }).check()
    await expect(picture).not.toHaveAttribute('src', second)
  })

  await test.step('a wrong captcha is replaced, and a right one lets the member in', async () => {
    await passwordField(page).fill(member.password)
    await answer.fill('99999')
    const first = await shown()
    await logInButton(page).click()
    await expect(refusal(page, 'The captcha is wrong. Here is a new one.')).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', first)
    await expect(answer).toHaveValue('')
    await expect(answer).toBeFocused()
    await expectAccessible(page)

    await answer.fill(await readCaptcha())
    await logInButton(page).click()
    await expect(balance(page)).toBeVisible()
  })

  await test.step('too many wrong attempts lock the account for a while and say until when', async () => {
    await forgetSession(page)
    await page.goto('/m/login')
    for (const [place, left] of [2, 1, 2, 1].entries()) {
      const before = place > 2 ? await shown() : undefined
      if (before) await answer.fill(await readCaptcha())
      await logIn(page, member.username, 'wrong-pass')
      await expect(refusal(page, `: ${left}.`)).toBeVisible()
      if (before) await expect(picture).not.toHaveAttribute('src', before)
      else if (place === 2) await expect(picture).toBeVisible()
    }
    await answer.fill(await readCaptcha())
    await logIn(page, member.username, 'wrong-pass')
    await expect(refusal(page, /Too many failed attempts\. You can log in again at \d/)).toBeVisible()
  })
})

const ERROR_TEXTS = '**/assets/menu-texts-*.js'

/** Holds back the texts of refusals until the returned function is called. */
async function holdErrorTexts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(ERROR_TEXTS, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a refusal is named as soon as its text has loaded', async ({ page }) => {
  await test.step('in the form', async () => {
    const release = await holdErrorTexts(page)
    await refuse(page, '**/wps/session/login', 200, 'login.pwd.forbidden.err')
    await page.goto('/m/login')
    await logIn(page, 'member01', 'demo1234')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toBeVisible()
    await expect(alert).not.toContainText('This account is locked')
    release()
    await expect(alert).toContainText('This account is locked')
  })

  await test.step('in a notice, which waits for it', async () => {
    await page.unroute(ERROR_TEXTS)
    const release = await holdErrorTexts(page)
    await refuse(page, '**/wps/verification/sms/noLogin', 200, 'function.not.available')
    await page.goto('/m/login')
    await page.getByRole('radio', { name: 'SMS code' }).check()
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(uniqueMobile())
    const answered = page.waitForResponse('**/wps/verification/sms/noLogin')
    await page.getByRole('button', { name: 'Get code' }).click()
    await answered
    release()
    await expect(page.getByText('Sorry, the feature is temporarily unavailable.')).toBeVisible()
  })
})

test('a member logs in by SMS code, and what was typed stays on its tab', async ({ page, given, smsCodeTo }) => {
  const member = await given.member({ mobileNumber: uniqueMobile() })
  await page.goto('/m/login')
  await usernameField(page).fill('half-typed')
  await page.getByRole('radio', { name: 'SMS code' }).check()

  const mobile = page.getByRole('textbox', { name: 'Mobile number' })
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Enter a mobile number of at least 10 digits')).toBeVisible()
  await expect(mobile).toBeFocused()
  await mobile.fill(`+63 ${member.mobileNumber!}`)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()

  const code = page.getByRole('textbox', { name: 'SMS code' })
  await code.fill('0')
  await logInButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Verification code error. Check it, or get a new one.' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Username' }).check()
  await expect(usernameField(page)).toHaveValue('half-typed')
  await page.getByRole('radio', { name: 'SMS code' }).check()
  await expect(mobile).toHaveValue(`+63 ${member.mobileNumber!}`)

  const sent = await smsCodeTo(member.mobileNumber!)
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`)
  await logInButton(page).click()
  await expect(balance(page)).toBeVisible()
})

test('a second login ends the first, which is notified', async ({ page, given, request, signInAs }) => {
  // On the demo site of these tests, a member may be logged in many times.
  const merchant = await given.merchant()
  await given.announcement({ merchant, title: 'Pista!' })
  const member = await given.member({ merchant })
  await serveFor(page, merchant)
  await signInAs(member)
  await page.goto('/m/notice')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()

  const elsewhere = await request.post('/wps/session/login/unsecure', {
    headers: { Merchant: merchant.code },
    data: { username: member.username, password: member.password },
  })
  expect(await elsewhere.json()).toMatchObject({ success: true })
  await page.getByRole('button', { name: 'Back' }).click()

  await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible()
  await page.goto('/m/home')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})
