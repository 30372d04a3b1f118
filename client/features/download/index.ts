export { DownloadBar } from './DownloadBar.tsx'
