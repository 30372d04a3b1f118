import { useResource } from '#client/lib/site.ts'
import { Picture, Sun } from '#client/ui/index.ts'
import styles from './AppIcon.module.css'

/** The merchant's app icon, or the site's own logo. */
export function AppIcon({ size }: { size: number }) {
  const url = useResource('APPDOWNLOADICON')
  return (
    <span className={styles.icon} style={{ width: size, height: size }}>
      {url ? <Picture src={url} alt="" width={size} height={size} /> : <Sun size={Math.round(size * 0.72)} />}
    </span>
  )
}
