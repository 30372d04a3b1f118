import type { Page } from '@playwright/test'
import { uniqueMobile } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const usernameField = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const captchaField = (page: Page) => page.getByRole('textbox', { name: 'Captcha' })
const logInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' })
const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()

async function fill(page: Page, username: string, password: string) {
  await usernameField(page).fill(username)
  await passwordField(page).fill(password)
}

async function logIn(page: Page, username: string, password: string) {
  await fill(page, username, password)
  await logInButton(page).click()
}

/** Answers with a refusal, as if the site had changed meanwhile. */
const refuse = (page: Page, path: string, status: number, errorCode: string) =>
  page.route(path, (route) => route.fulfill({ status, json: { success: false, errorCode, value: {} } }))

test('a guest logs in and returns to where login was opened', async ({ page, given }) => {
  const member = await given.member()
  await given.favourites(member.id, ['Golden Carp'])

  await page.goto('/m/gameList?type=fav')
  await expect(page).toHaveURL(/\/m\/login$/)
  await logIn(page, member.username.toUpperCase(), member.password)

  await expect(page).toHaveURL(/\/m\/gameList\?type=fav$/)
  await expect(page.getByRole('article', { name: 'Golden Carp' })).toBeVisible()

  await page.goto('/m/login')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the form reports what is missing and focuses it', async ({ page }) => {
  await page.goto('/m/login')
  await logInButton(page).click()
  await expect(page.getByText('Enter your username')).toBeVisible()
  await expect(page.getByText('Enter your password')).toBeVisible()
  await expect(usernameField(page)).toBeFocused()

  await fill(page, 'two words', '123')
  await expect(page.getByText('4 to 50 letters or digits, or an e-mail address')).toBeVisible()
  await expect(page.getByText('Check the length of your password')).toBeVisible()

  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByText('4 đến 50 chữ hoặc số, hoặc một e-mail')).toBeVisible()
})

test('the eye button shows the password, and a double tap logs in once', async ({ page, given }) => {
  const member = await given.member()
  let logins = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) logins += 1
  })
  await page.goto('/m/login')
  await fill(page, member.username, member.password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')

  await logInButton(page).dblclick()
  await expect(balance(page)).toBeVisible()
  expect(logins).toBe(1)
})

test('three wrong passwords require a captcha, and its answer lets the member in', async ({ page, given, readCaptcha }) => {
  const member = await given.member()
  await page.goto('/m/login')
  await logIn(page, member.username, 'wrong-pass')
  const refusal = page.getByRole('alert')
  await expect(
    refusal.filter({ hasText: 'Wrong username or password. Attempts left before a captcha is needed: 2.' }),
  ).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await expect(captchaField(page)).toBeHidden()
  await logIn(page, member.username, 'wrong-pass')
  await expect(refusal.filter({ hasText: 'captcha is needed: 1.' })).toBeVisible()
  await logIn(page, member.username, 'wrong-pass')
  await expect(refusal.filter({ hasText: 'before the account is locked for a while: 7.' })).toBeVisible()
  await expect(captchaField(page)).toBeVisible()

  const picture = page.getByRole('button', { name: 'New picture' }).locator('img')
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'New picture' }).click()
  await expect(picture).not.toHaveAttribute('src', first!)

  await passwordField(page).fill(member.password)
  await captchaField(page).fill('99999')
  const second = await picture.getAttribute('src')
  await logInButton(page).click()
  await expect(refusal.filter({ hasText: 'The captcha is wrong. Here is a new one.' })).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', second!)
  await expect(captchaField(page)).toHaveValue('')
  await expect(captchaField(page)).toBeFocused()
  await expectAccessible(page)

  await captchaField(page).fill(await readCaptcha())
  await logInButton(page).click()
  await expect(balance(page)).toBeVisible()
})

test('another tab loads another picture, and the code has its own captcha', async ({ page, given }) => {
  const member = await given.member()
  await page.goto('/m/login')
  for (let tries = 1; tries <= 3; tries++) {
    await logIn(page, member.username, 'wrong-pass')
    const left = tries < 3 ? 3 - tries : 7
    await expect(page.getByRole('alert').filter({ hasText: `: ${left}.` })).toBeVisible()
  }
  const picture = page.getByRole('button', { name: 'New picture' }).locator('img').locator('visible=true')
  const answer = page.getByRole('textbox', { name: 'Captcha' }).locator('visible=true')
  const first = (await picture.getAttribute('src'))!
  await expect(answer).toHaveAttribute('maxlength', '6')
  await expect(answer).toHaveAttribute('inputmode', 'numeric')

  await page.getByRole('radio', { name: 'SMS code' }).check()
  await expect(picture).not.toHaveAttribute('src', first)
  const second = (await picture.getAttribute('src'))!
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567')
  await answer.fill('12a')
  await logInButton(page).locator('visible=true').click()
  await expect(page.getByText('Digits only, up to six')).toBeVisible()

  await page.getByRole('radio', { name: 'Username' }).check()
  await expect(picture).not.toHaveAttribute('src', second)
})

test('too many wrong attempts lock the account for a while and say until when', async ({ page, given, readCaptcha }) => {
  const member = await given.member()
  await page.goto('/m/login')
  const picture = page.getByRole('button', { name: 'New picture' }).locator('img')
  for (let tries = 1; tries <= 9; tries++) {
    if (tries > 3) await captchaField(page).fill(await readCaptcha())
    const before = tries > 3 ? await picture.getAttribute('src') : undefined
    await logIn(page, member.username, 'wrong-pass')
    await expect(page.getByRole('alert').filter({ hasText: `: ${tries < 3 ? 3 - tries : 10 - tries}.` })).toBeVisible()
    if (before) await expect(picture).not.toHaveAttribute('src', before)
    else if (tries === 3) await expect(picture).toBeVisible()
  }
  await captchaField(page).fill(await readCaptcha())
  await logIn(page, member.username, 'wrong-pass')
  await expect(page.getByRole('alert').filter({ hasText: /Too many failed attempts\. You can log in again at \d/ })).toBeVisible()
})

test('a locked account is told who to contact', async ({ page, given }) => {
  const member = await given.member({ status: 'LOCKED' })
  await page.goto('/m/login')
  await logIn(page, member.username, member.password)
  await expect(
    page.getByRole('alert').filter({ hasText: 'This account is locked. Please contact customer service.' }),
  ).toBeVisible()
  await usernameField(page).fill('another')
  await expect(page.getByText('This account is locked')).toBeHidden()
})

test('without a connection, or with a failing server, nothing typed is lost', async ({ page, given }) => {
  const member = await given.member()
  await page.goto('/m/login')
  await fill(page, member.username, member.password)

  await page.context().setOffline(true)
  await logInButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection. Check your internet and try again.' })).toBeVisible()
  await page.context().setOffline(false)

  await refuse(page, '**/wps/session/login', 500, 'unknown.system.err')
  await logInButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Unknown error. Please try again.' })).toBeVisible()
  await page.unroute('**/wps/session/login')

  await logInButton(page).click()
  await expect(balance(page)).toBeVisible()
})

/** Holds back the texts of refusals until the returned function is called. */
async function holdErrorTexts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/menu-texts-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a refusal whose text is still loading is named as soon as it has loaded', async ({ page }) => {
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

test('a notice of a refusal waits for its text', async ({ page }) => {
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

test('remember me fills the form next time, and forgets when it is unticked', async ({ page, given }) => {
  const member = await given.member()
  await page.goto('/m/login')
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  await logIn(page, member.username, member.password)
  await expect(balance(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.password)

  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  await expect(usernameField(page)).toHaveValue(member.username)
  await expect(passwordField(page)).toHaveValue(member.password)
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await logInButton(page).click()
  await expect(balance(page)).toBeVisible()

  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  await expect(usernameField(page)).toHaveValue('')
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

test('a second login ends the first, which is notified', async ({ page, given, signInAs }) => {
  // On the demo site of these tests, a member may be logged in many times.
  const merchant = await given.merchant()
  await given.announcement({ merchant, title: 'Pista!' })
  const member = await given.member({ merchant })
  await serveFor(page, merchant)
  await signInAs(member)
  await page.goto('/m/notice')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()

  await signInAs(member)
  await page.getByRole('button', { name: 'Back' }).click()

  await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible()
  await page.goto('/m/home')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('signing out asks first, then goes home as a guest', async ({ page, given, signInAs }) => {
  const member = await given.member()
  await signInAs(member)
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to sign out?')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the login page is accessible in both themes', async ({ page }) => {
  await page.goto('/m/login')
  await expect(page.getByRole('radio', { name: 'SMS code' })).toBeVisible()
  await logInButton(page).click()
  await expect(page.getByText('Enter your username')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
