export { DownloadBar } from './DownloadBar.tsx'
export { useDownload } from './use-download.ts'
