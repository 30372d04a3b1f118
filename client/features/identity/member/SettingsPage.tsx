import { CircleHelp, FileText, KeyRound, Languages, LogIn, LogOut, MessageSquareHeart, Moon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignOut } from '#client/features/identity/session/index.ts'
import { useFlag, useSite } from '#client/lib/site.ts'
import { currentLanguage } from '#client/lib/i18n.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import { paths, SCREENS } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { setTheme, useTheme } from '#client/lib/theme.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Card, LanguagePicker, MenuRow, SegmentedControl } from '#client/ui/index.ts'
import styles from './SettingsPage.module.css'
import { useChooseLanguage } from './use-account-language.ts'

/** Personal settings: the password, and this device's theme and language (SCR-35). */
export function SettingsPage() {
  const { t } = useTranslation(['member', 'shell'])
  const session = useSession()
  const open = useOpenScreen()
  const signOut = useSignOut()
  const theme = useTheme()
  const choose = useChooseLanguage()
  const hasFeedback = useFlag('FEEDBACK3')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className={styles.page}>
      <Card isList>
        {/* Guests have to log in first. */}
        <MenuRow icon={<KeyRound />} onSelect={() => open('changePassword')}>
          {t('change_password')}
        </MenuRow>
        <MenuRow
          icon={<Languages />}
          note={<span className={styles.value}>{LANGUAGE_NAME[currentLanguage()]}</span>}
          onSelect={() => setChoosing(true)}
        >
          {t('shell:language')}
        </MenuRow>
      </Card>
      <Card className={styles.theme}>
        <p className={styles.label}>
          <Moon size={20} aria-hidden="true" />
          {t('shell:theme')}
        </p>
        <SegmentedControl
          label={t('shell:theme')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'dark', label: t('shell:theme_dark') },
            { value: 'light', label: t('shell:theme_light') },
          ]}
        />
      </Card>
      <Card isList>
        <MenuRow icon={<CircleHelp />} to={SCREENS.help.path}>
          {t('shell:title_help')}
        </MenuRow>
        <MenuRow icon={<FileText />} to={SCREENS.terms.path}>
          {t('shell:title_terms')}
        </MenuRow>
        {hasFeedback && (
          <MenuRow icon={<MessageSquareHeart />} to={SCREENS.feedback.path}>
            {t('row_feedback')}
          </MenuRow>
        )}
      </Card>
      <Card isList>
        {session ? (
          <MenuRow icon={<LogOut />} onSelect={() => void signOut()}>
            {t('row_sign_out')}
          </MenuRow>
        ) : (
          <MenuRow icon={<LogIn />} to={paths.login}>
            {t('shell:log_in')}
          </MenuRow>
        )}
      </Card>
      <LanguagePicker isOpen={isChoosing} onClose={() => setChoosing(false)} onChoose={choose} languages={useSite()?.languages} />
    </div>
  )
}
