import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card, Fold } from '#client/ui/index.ts'
import { FreeSpinsRules } from '../FreeSpinsRules.tsx'
import { LinesPicture } from '../LinesPicture.tsx'
import { slotTheme } from '../slot-theme.ts'
import { ParBoard } from './ParBoard.tsx'
import { ParFacts } from './ParFacts.tsx'
import styles from './ParPage.module.css'
import { ParPays } from './ParPays.tsx'
import { ParReels } from './ParReels.tsx'
import { ParReturn } from './ParReturn.tsx'
import { ParStrips } from './ParStrips.tsx'
import type { Par } from './par.queries.ts'
import { fileNameOf, saveSheet } from './save-sheet.ts'
import { symbolsOf } from './sheet-symbols.ts'

export function ParContent({ par }: { par: Par }) {
  const { t } = useTranslation('slots')
  const { sheet, figures, gameCode, hash } = par
  const { pictures } = useMemo(() => slotTheme(gameCode, { ...sheet, symbols: symbolsOf(sheet) }), [gameCode, sheet])
  return (
    <>
      <section className={styles.block}>
        <h2>{t('par_title')}</h2>
        <p className={styles.note}>{t('par_lead')}</p>
        <ParReturn sheet={sheet} figures={figures} />
        <ParFacts sheet={sheet} figures={figures} />
      </section>
      <section className={styles.block}>
        <h2>{t('par_pays')}</h2>
        <p className={styles.note}>{t(`how_${sheet.type}`)}</p>
        <ParPays sheet={sheet} pictures={pictures} />
        {sheet.type === 'lines' && (
          <Fold title={t('lines', { count: sheet.lines.length })}>
            <LinesPicture lines={sheet.lines} rows={sheet.rows} />
          </Fold>
        )}
      </section>
      {sheet.type === 'tumble' ? (
        <ParBoard sheet={sheet} pictures={pictures} />
      ) : (
        <section className={styles.block}>
          <h2>{t('par_reels')}</h2>
          <p className={styles.note}>{t('par_reels_note')}</p>
          <ParReels sheet={sheet} strips={sheet.strips} pictures={pictures} />
          <Fold title={t('par_strips')}>
            <ParStrips sheet={sheet} strips={sheet.strips} pictures={pictures} />
          </Fold>
          {sheet.free?.strips && (
            <Fold title={t('par_free_strips')}>
              <ParReels sheet={sheet} strips={sheet.free.strips} pictures={pictures} />
              <ParStrips sheet={sheet} strips={sheet.free.strips} pictures={pictures} />
            </Fold>
          )}
        </section>
      )}
      {sheet.free && (
        <section className={styles.block}>
          <h2>{t('free_spins')}</h2>
          <FreeSpinsRules free={sheet.free} />
        </section>
      )}
      <Card className={styles.block}>
        <h2>{t('par_check')}</h2>
        <p className={styles.note}>{t('par_check_note')}</p>
        <code className={styles.code}>{`npm run par -- ${fileNameOf(sheet)}`}</code>
        <Button isWide icon={<Download size={20} aria-hidden="true" />} onClick={() => saveSheet(sheet)}>
          {t('par_download')}
        </Button>
        <p className={styles.note}>{t('par_hash')}</p>
        <code className={styles.code}>{hash}</code>
      </Card>
      <ButtonLink to={paths.play(gameCode)} variant="secondary" isWide>
        {t('par_play')}
      </ButtonLink>
    </>
  )
}
